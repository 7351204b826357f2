import type { ComponentType } from 'react';
import { type KindFacts, kindFacts } from '../graphql/generated/kindFacts';
import { ChangesPart } from '../screens/audit/ChangesPart';
import { BookingsPart } from '../screens/events/home/BookingsPart';
import { NextEventsPart } from '../screens/events/home/NextEventsPart';
import { DraftsPart } from './DraftsPart';
import { TranslationsPart } from './TranslationsPart';
import { isSwitched, isTranslated } from './useListedKinds';

interface HomePart {
  readonly Part: ComponentType;
  /** The queries of which somebody needs one to see anything in it. */
  readonly anyOf: readonly string[];
}

const listsOf = (concerned: (kind: KindFacts) => boolean) =>
  (Object.values(kindFacts) as readonly KindFacts[]).filter(concerned).map(({ plural }) => plural);

/** The only list of what the home page shows, in its order. */
export const homeParts: readonly HomePart[] = [
  { Part: BookingsPart, anyOf: ['eventBookingFigures'] },
  { Part: NextEventsPart, anyOf: ['events'] },
  { Part: TranslationsPart, anyOf: listsOf(isTranslated) },
  { Part: DraftsPart, anyOf: listsOf(isSwitched) },
  { Part: ChangesPart, anyOf: ['auditEntries'] },
];
