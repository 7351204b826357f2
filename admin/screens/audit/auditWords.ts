import { AUDIT_ACTIONS, type AuditAction } from '@polyphony/domain/audit.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { NamesOf, TextName, Translate } from '../../texts/translate';
import { isPublication } from '../../records/changeWords';

type DoneName = NamesOf<'who' | 'what' | 'action'>;
type TargetName = NamesOf<'kind' | 'name'>;

/** Actions, as texts for `t.parts` with {who} and {what}; of sessions and accounts, {what} is whose they are. */
const DONE_WORDS: Readonly<Record<AuditAction, DoneName>> = {
  CREATE: 'people.whoCreatedWhat',
  UPDATE: 'people.whoChangedWhat',
  TRANSLATE: 'people.whoTranslatedWhat',
  TOGGLE: 'people.whoSwitchedWhat',
  SCHEDULE: 'publishing.whoScheduledWhat',
  UNSCHEDULE: 'publishing.whoCancelledTheScheduleOf',
  PUBLISH: 'publishing.whatWasPublishedAsWho',
  REPLACE: 'people.whoReplacedTheContentOf',
  DELETE: 'people.whoDeletedWhat',
  RESTORE: 'people.whoRestoredWhat',
  REQUEST_REVIEW: 'people.whoAskedForReviewOf',
  WITHDRAW_REVIEW: 'people.whoWithdrewReviewOf',
  SEND_BACK_REVIEW: 'people.whoSentBackWhat',
  ERASE: 'people.whoPermanentlyDeletedWhat',
  CONFIRM: 'people.whoConfirmedWhat',
  NOTE: 'people.whoWroteANoteOn',
  CHECK_IN: 'people.whoCheckedInWhat',
  UNDO_CHECK_IN: 'people.whoUndidTheCheckIn',
  SIGN_IN: 'people.whoSignedInAsWhat',
  SIGN_OUT: 'people.whoSignedOutAsWhat',
  SIGN_OUT_OTHERS: 'people.whoSignedOutTheirOther',
  VERIFY_EMAIL: 'people.whoVerifiedTheirEmail',
  RESET_PASSWORD: 'people.whoResetTheirPassword',
  CHANGE_PASSWORD: 'people.whoChangedTheirPassword',
  UPDATE_PROFILE: 'people.whoChangedTheirProfile',
  EXPORT: 'people.whoExportedTheDataOf',
  REDACT: 'people.whoRemovedTheNameOf',
};

/** Switches that were turned on, and off. `paid` is one of bookings, `answered` and `read` are those of enquiries, `blocked` of visitors. */
const ON_WORDS: Readonly<Record<Toggle | 'paid' | 'answered' | 'read' | 'blocked', DoneName>> = {
  active: 'people.whoActivatedWhat',
  featured: 'people.whoMarkedWhatAsFeatured',
  published: 'people.whoPublishedWhat',
  default: 'people.whoMarkedWhatAsDefault',
  rtl: 'people.whoSetWhatToRight',
  form: 'contact.whoOpenedTheEnquiryForm',
  product: 'menus.whoMadeWhatAProduct',
  paid: 'people.whoMarkedWhatAsPaid',
  answered: 'contact.whoMarkedWhatAsAnswered',
  read: 'contact.whoMarkedWhatAsRead',
  blocked: 'visitors.whoBlockedWhat',
};
const OFF_WORDS: typeof ON_WORDS = {
  active: 'people.whoDeactivatedWhat',
  featured: 'people.whoRemovedWhatFromFeatured',
  published: 'people.whoUnpublishedWhat',
  default: 'people.whoRemovedTheDefaultMark',
  rtl: 'people.whoSetWhatToLeft',
  form: 'contact.whoClosedTheEnquiryForm',
  product: 'menus.whoRemovedTheProductMenu',
  paid: 'people.whoMarkedWhatAsNot',
  answered: 'contact.whoMarkedWhatAsNot',
  read: 'contact.whoMarkedWhatAsUnread',
  blocked: 'visitors.whoUnblockedWhat',
};

/** Kinds without a noun before the name: sessions and accounts are named by their email. */
const NAMED_ALONE: ReadonlySet<string> = new Set(['session', 'visitor']);

interface Entry {
  readonly action: string;
  readonly outcome: string;
  readonly target: { readonly kind: string; readonly label: string };
  readonly changes: readonly { readonly field: string; readonly after?: string | null | undefined }[];
}

const isKnown = (action: string): action is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(action);
const isSwitch = (field: string): field is keyof typeof ON_WORDS => Object.hasOwn(ON_WORDS, field);

/** Sentence for an entry, as a text for `t.parts`; actions of older versions by their name. */
export function sentenceOf({ action, outcome, target, changes: [change] }: Entry): DoneName {
  if (action === 'SIGN_IN' && outcome === 'REFUSED') return 'people.failedSignInAsWhat';
  const field = change && (isPublication(target.kind, change.field) ? 'published' : change.field);
  if (action === 'TOGGLE' && change?.after && field && isSwitch(field)) {
    return (change.after === 'true' ? ON_WORDS : OFF_WORDS)[field];
  }
  return isKnown(action) ? DONE_WORDS[action] : 'people.whoActionWhat';
}

/** Target of an action, as a text for `t.parts` with {kind} and {name}; without a name where it is withheld. */
export function phraseOf({ kind, label }: Entry['target']): TargetName {
  if (label === '') return 'people.theKind';
  if (NAMED_ALONE.has(kind)) return 'people.nameAlone';
  return kind === 'eventBooking' ? 'people.bookingName' : 'people.theKindName';
}

/** What people call the actions. */
export const ACTION_LABELS: Readonly<Record<AuditAction, TextName>> = {
  CREATE: 'words.create',
  UPDATE: 'people.update',
  TRANSLATE: 'people.translate',
  TOGGLE: 'people.toggle',
  SCHEDULE: 'publishing.schedule',
  UNSCHEDULE: 'publishing.unschedule',
  PUBLISH: 'lists.publish',
  REQUEST_REVIEW: 'review.askForReview',
  WITHDRAW_REVIEW: 'review.withdraw',
  SEND_BACK_REVIEW: 'review.sendBack',
  REPLACE: 'people.replace',
  DELETE: 'records.delete',
  RESTORE: 'people.restore',
  ERASE: 'people.erase',
  CONFIRM: 'events.confirm',
  NOTE: 'labels.note',
  CHECK_IN: 'events.checkIn',
  UNDO_CHECK_IN: 'events.undoCheckIn',
  SIGN_IN: 'people.signIn2',
  SIGN_OUT: 'people.signOut',
  SIGN_OUT_OTHERS: 'people.signOutOthers',
  VERIFY_EMAIL: 'people.verifyEmail',
  RESET_PASSWORD: 'people.resetPassword',
  CHANGE_PASSWORD: 'people.changePassword',
  UPDATE_PROFILE: 'people.updateProfile',
  EXPORT: 'people.export',
  REDACT: 'people.redact',
};

/** What people call an action; one of an older version by its name. */
export function actionText(t: Translate, action: string): string {
  return isKnown(action) ? t(ACTION_LABELS[action]) : action.toLowerCase().replaceAll('_', ' ');
}
