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

/** The parts of the home page, in order; the only list of them. */
const homeParts: readonly HomePart[] = [
  { Part: BookingsPart, anyOf: ['eventBookingFigures'] },
  { Part: NextEventsPart, anyOf: ['events'] },
  { Part: TranslationsPart, anyOf: listsOf(isTranslated) },
  { Part: DraftsPart, anyOf: listsOf(isSwitched) },
  { Part: ChangesPart, anyOf: ['auditEntries'] },
];

export const Component = () => <HomeScreen parts={homeParts} />;
