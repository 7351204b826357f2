export interface SampleNotification {
  readonly subject: 'news' | 'person' | 'file' | 'time';
  readonly text: string;
  /** Time since the notification. */
  readonly secondary: string;
  readonly tab: 'messages' | 'alerts';
}

/** The notifications shown until there are real ones: fixed by the specification (SHELL-060 to SHELL-062). */
export const SAMPLES = {
  label: '4 New',
  /** The text of an empty tab. */
  empty: 'Hey! You have no any notifications',
  items: [
    {
      subject: 'person',
      text: 'Maya Dorji has asked about the autumn workshops.',
      secondary: '2 minutes ago',
      tab: 'messages',
    },
    { subject: 'news', text: 'Your weekly summary of visits is ready.', secondary: '1 hour ago', tab: 'messages' },
    {
      subject: 'file',
      text: 'Omar Haddad has sent the pictures of the opening.',
      secondary: '3 hours ago',
      tab: 'messages',
    },
    {
      subject: 'time',
      text: 'Registration for the choir weekend closes tomorrow.',
      secondary: 'Yesterday',
      tab: 'messages',
    },
  ] satisfies readonly SampleNotification[] as readonly SampleNotification[],
} as const;
