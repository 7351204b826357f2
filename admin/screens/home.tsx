import { type HomePart, HomeScreen } from '../home/HomeScreen';
import { ChangesPart } from './audit/ChangesPart';
import { BookingsPart } from './events/home/BookingsPart';
import { NextEventsPart } from './events/home/NextEventsPart';
import { FirstStepsPart } from './settings/guide/FirstStepsPart';
import { DraftsPart } from '../home/DraftsPart';
import { TranslationsPart } from '../home/TranslationsPart';
import { isSwitched, isTranslated } from '../home/useListedKinds';

/** The parts of the home page, in the order of their column; the only list of them. */
const homeParts: readonly HomePart[] = [
  { Part: FirstStepsPart, of: 'firstSteps', column: 'main', superAdmin: true },
  { Part: BookingsPart, of: 'eventBookingFigures', column: 'main' },
  { Part: NextEventsPart, of: 'events', column: 'main' },
  { Part: ChangesPart, of: 'auditEntries', column: 'main' },
  { Part: TranslationsPart, of: isTranslated, column: 'side' },
  { Part: DraftsPart, of: isSwitched, column: 'side' },
];

export const Component = () => <HomeScreen parts={homeParts} />;
