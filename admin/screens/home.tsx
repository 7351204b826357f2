import { type HomePart, HomeScreen } from '../home/HomeScreen';
import { ChangesPart } from './audit/ChangesPart';
import { BookingsPart } from './events/home/BookingsPart';
import { NextEventsPart } from './events/home/NextEventsPart';
import { FirstStepsPart } from './settings/guide/FirstStepsPart';
import { AttentionPart } from '../home/attention/AttentionPart';
import { isPublished } from '../home/attention/useAttention';
import { UnusedPart } from '../home/UnusedPart';
import { isSwitched, isTranslated } from '../home/useListedKinds';

/** The parts of the home page, in the order of their column; the only list of them. */
const homeParts: readonly HomePart[] = [
  {
    Part: AttentionPart,
    of: ['eventBookingFigures', 'enquiries', 'failedMailCount', 'fillingEvents', isTranslated, isPublished],
    column: 'main',
    summary: true,
  },
  { Part: BookingsPart, of: 'eventBookingFigures', column: 'main' },
  { Part: NextEventsPart, of: 'events', column: 'main' },
  { Part: FirstStepsPart, of: 'firstSteps', column: 'side', superAdmin: true },
  { Part: ChangesPart, of: 'auditEntries', column: 'side' },
  { Part: UnusedPart, of: isSwitched, column: 'side' },
];

export const Component = () => <HomeScreen parts={homeParts} />;
