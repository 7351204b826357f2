import { endOf } from '@polyphony/domain/publishing/lastDay.js';
import type { WriteParticipant } from '../write/participants.js';

/** Tells the schedule when the last day of a written record ends, of kinds that have one. */
export const lastDays: WriteParticipant = {
  committed: ({ kind }, applied, { services: { scheduledTimes, siteClock } }) => {
    for (const { after } of applied) {
      const end = after && endOf(kind, after, siteClock.timeZone);
      if (end) scheduledTimes.add(end);
    }
  },
};
