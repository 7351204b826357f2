/** Colours of series, at least 3 to 1 against the light and the dark surface (WCAG 2.2, 1.4.11). */
export const SERIES_COLOURS = ['#6478c8', '#0e9a83', '#c98208', '#e0563b', '#2b8fc9', '#9a6cc4'];
/** A deal's outcome: waiting, lost and won. */
export const DEAL_COLOURS = {
  'events.pending': '#c98208',
  'dashboards.loss': '#e5484d',
  'dashboards.won': '#18914f',
} as const;
