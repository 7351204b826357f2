/** The actions of the audit trail; the console has a sentence for each. */
export const AUDIT_ACTIONS = [
  'CREATE',
  'UPDATE',
  'TRANSLATE',
  'TOGGLE',
  'REPLACE',
  'DELETE',
  'CONFIRM',
  'NOTE',
  'CHECK_IN',
  'UNDO_CHECK_IN',
  'SIGN_IN',
  'SIGN_OUT',
  'SIGN_OUT_OTHERS',
  'VERIFY_EMAIL',
  'RESET_PASSWORD',
  'CHANGE_PASSWORD',
  'UPDATE_PROFILE',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Replaces a rich text in the trail, which records that it changed and keeps no second copy of the content. */
export const RICH_TEXT_VALUE = '[rich text]';
