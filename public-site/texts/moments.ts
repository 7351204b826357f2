import { dateFormats } from './dateFormat.js';

const formatOf = dateFormats({
  // The server does not know the visitor's zone, so that the time tells its own.
  moment: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
});

/** '22 November 2026 at 09:30 UTC'. */
export const momentOf = (moment: string, language: string): string =>
  formatOf('moment', language).format(new Date(moment));
