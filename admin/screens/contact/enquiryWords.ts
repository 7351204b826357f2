import type { EnquiryRowFragment, EnquiryStep } from '../../graphql/generated/typed/graphql';

/** Status of an enquiry, as the choices of the list's filters and the states of its switches. */
export const ANSWERED_WORDS = { on: 'Answered', off: 'Not answered' } as const;
export const READ_WORDS = { on: 'Read', off: 'Unread' } as const;

/** Labels of the buttons that set it for several enquiries. */
export const ANSWER_WORDS = { on: 'Mark as answered', off: 'Mark as not answered' } as const;
export const MARK_WORDS = { on: 'Mark as read', off: 'Mark as unread' } as const;

/** Steps in the history of an enquiry. */
export const STEP_WORDS = {
  SENT: 'Sent',
  READ: 'Marked as read',
  UNREAD: 'Marked as unread',
  ANSWERED: 'Marked as answered',
  REOPENED: 'Marked as not answered',
  HANDLED: 'Handled',
} as const satisfies Record<EnquiryStep, string>;

export const senderOf = ({ firstName, lastName }: Pick<EnquiryRowFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
