import type { TextName } from '../../texts/translate';
export interface SampleNotification {
  readonly subject: 'news' | 'person' | 'file' | 'time';
  readonly text: TextName;
  /** Time since the notification. */
  readonly secondary: TextName;
  readonly tab: 'messages' | 'alerts';
}

/** Sample notifications that the specification names (SHELL-060 to SHELL-062). */
export const SAMPLES = {
  label: 'topBar.n4New',
  /** The text of an empty tab. */
  empty: 'topBar.heyYouHaveNoAny',
  items: [
    {
      subject: 'person',
      text: 'topBar.mayaDorjiHasAskedAbout',
      secondary: 'topBar.n2MinutesAgo',
      tab: 'messages',
    },
    { subject: 'news', text: 'topBar.yourWeeklySummaryOfVisits', secondary: 'topBar.n1HourAgo', tab: 'messages' },
    {
      subject: 'file',
      text: 'topBar.omarHaddadHasSentThe',
      secondary: 'topBar.n3HoursAgo',
      tab: 'messages',
    },
    {
      subject: 'time',
      text: 'topBar.registrationForTheChoirWeekend',
      secondary: 'topBar.yesterday',
      tab: 'messages',
    },
  ] satisfies readonly SampleNotification[] as readonly SampleNotification[],
} as const;
