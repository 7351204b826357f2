import { type KindFacts, kindFacts } from '../graphql/generated/kindFacts';
import { type HomePart, HomeScreen } from '../home/HomeScreen';
import { ChangesPart } from './audit/ChangesPart';
import { BookingsPart } from './events/home/BookingsPart';
import { NextEventsPart } from './events/home/NextEventsPart';
import { DraftsPart } from '../home/DraftsPart';
import { TranslationsPart } from '../home/TranslationsPart';
import { isSwitched, isTranslated } from '../home/useListedKinds';

const listsOf = (concerned: (kind: KindFacts) => boolean) =>
  (Object.values(kindFacts) as readonly KindFacts[]).filter(concerned).map(({ plural }) => plural);

/** The parts of the home page, in the order of their column; the only list of them. */
const homeParts: readonly HomePart[] = [
  { Part: BookingsPart, anyOf: ['eventBookingFigures'], column: 'main' },
  { Part: NextEventsPart, anyOf: ['events'], column: 'main' },
  { Part: ChangesPart, anyOf: ['auditEntries'], column: 'main' },
  { Part: TranslationsPart, anyOf: listsOf(isTranslated), column: 'side' },
  { Part: DraftsPart, anyOf: listsOf(isSwitched), column: 'side' },
];

export const Component = () => <HomeScreen parts={homeParts} />;
