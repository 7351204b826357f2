import { AUDIT_ACTIONS, type AuditAction } from '@polyphony/domain/audit.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { isPublication } from '../../records/changeWords';

/** Actions, as texts for `t.parts` with {who} and {what}; of sessions and accounts, {what} is whose they are. */
const DONE_WORDS: Readonly<Record<AuditAction, string>> = {
  CREATE: '{who} created {what}',
  UPDATE: '{who} changed {what}',
  TRANSLATE: '{who} translated {what}',
  TOGGLE: '{who} switched {what}',
  SCHEDULE: '{who} scheduled {what}',
  UNSCHEDULE: '{who} cancelled the schedule of {what}',
  PUBLISH: '{what} was published, as {who} had scheduled it',
  REPLACE: '{who} replaced the content of {what}',
  DELETE: '{who} deleted {what}',
  RESTORE: '{who} restored {what}',
  ERASE: '{who} permanently deleted {what}',
  CONFIRM: '{who} confirmed {what}',
  NOTE: '{who} wrote a note on {what}',
  CHECK_IN: '{who} checked in {what}',
  UNDO_CHECK_IN: '{who} undid the check-in of {what}',
  SIGN_IN: '{who} signed in as {what}',
  SIGN_OUT: '{who} signed out as {what}',
  SIGN_OUT_OTHERS: '{who} signed out their other devices',
  VERIFY_EMAIL: '{who} verified their email',
  RESET_PASSWORD: '{who} reset their password',
  CHANGE_PASSWORD: '{who} changed their password',
  UPDATE_PROFILE: '{who} changed their profile',
  EXPORT: '{who} exported the data of {what}',
  REDACT: '{who} removed the name of {what} from the log',
};

/** Switches that were turned on, and off. `paid` is one of bookings, `answered` and `read` are those of enquiries, `blocked` of visitors. */
const ON_WORDS: Readonly<Record<Toggle | 'paid' | 'answered' | 'read' | 'blocked', string>> = {
  active: '{who} activated {what}',
  featured: '{who} marked {what} as featured',
  published: '{who} published {what}',
  default: '{who} marked {what} as default',
  rtl: '{who} set {what} to right to left',
  form: '{who} opened the enquiry form of {what}',
  product: '{who} made {what} a product menu',
  paid: '{who} marked {what} as paid',
  answered: '{who} marked {what} as answered',
  read: '{who} marked {what} as read',
  blocked: '{who} blocked {what}',
};
const OFF_WORDS: typeof ON_WORDS = {
  active: '{who} deactivated {what}',
  featured: '{who} removed {what} from featured',
  published: '{who} unpublished {what}',
  default: '{who} removed the default mark of {what}',
  rtl: '{who} set {what} to left to right',
  form: '{who} closed the enquiry form of {what}',
  product: '{who} removed the product menu mark of {what}',
  paid: '{who} marked {what} as not paid',
  answered: '{who} marked {what} as not answered',
  read: '{who} marked {what} as unread',
  blocked: '{who} unblocked {what}',
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
export function sentenceOf({ action, outcome, target, changes: [change] }: Entry): string {
  if (action === 'SIGN_IN' && outcome === 'REFUSED') return 'Failed sign-in as {what}';
  const field = change && (isPublication(target.kind, change.field) ? 'published' : change.field);
  if (action === 'TOGGLE' && change?.after && field && isSwitch(field)) {
    return (change.after === 'true' ? ON_WORDS : OFF_WORDS)[field];
  }
  return isKnown(action) ? DONE_WORDS[action] : '{who}: {action} {what}';
}

/** Target of an action, as a text for `t.parts` with {kind} and {name}; without a name where it is withheld. */
export function phraseOf({ kind, label }: Entry['target']): string {
  if (label === '') return 'the {kind}';
  if (NAMED_ALONE.has(kind)) return '{name}';
  return kind === 'eventBooking' ? 'booking {name}' : 'the {kind} “{name}”';
}

/** 'CHANGE_PASSWORD' as words: 'Change password'. */
export const actionLabel = (action: string): string =>
  action
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
