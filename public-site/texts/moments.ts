import { clockText, TWELVE_HOURS } from '@polyphony/domain/text/clock.js';
import { dateFormats } from './dateFormat.js';

const formatOf = dateFormats({
  // The server does not know the visitor's zone, so that the time tells its own.
  moment: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...TWELVE_HOURS,
    timeZoneName: 'short',
  },
});

/** '22 November 2026 at 9:30 AM UTC'. */
export const momentOf = (moment: string, language: string): string =>
  clockText(formatOf('moment', language).formatToParts(new Date(moment)));
