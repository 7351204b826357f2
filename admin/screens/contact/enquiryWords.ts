import type { EnquiryRowFragment, EnquiryStep } from '../../graphql/generated/typed/graphql';

/** Status of an enquiry, as the choices of the list's filters and the states of its switches. */
export const ANSWERED_WORDS = { on: 'contact.answered', off: 'contact.notAnswered' } as const;
export const READ_WORDS = { on: 'contact.read', off: 'contact.unread' } as const;

/** Labels of the buttons that set it for several enquiries. */
export const ANSWER_WORDS = { on: 'contact.markAsAnswered', off: 'contact.markAsNotAnswered' } as const;
export const MARK_WORDS = { on: 'contact.markAsRead', off: 'contact.markAsUnread' } as const;

/** Steps in the history of an enquiry. */
export const STEP_WORDS = {
  SENT: 'contact.sent',
  READ: 'contact.markedAsRead',
  UNREAD: 'contact.markedAsUnread',
  ANSWERED: 'contact.markedAsAnswered',
  REOPENED: 'contact.markedAsNotAnswered',
  HANDLED: 'contact.handled',
} as const satisfies Record<EnquiryStep, string>;

export const senderOf = ({ firstName, lastName }: Pick<EnquiryRowFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
