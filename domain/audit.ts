/** The actions of the audit trail; the console has a text for each. */
export const AUDIT_ACTIONS = [
  'CREATE',
  'UPDATE',
  'TRANSLATE',
  'TOGGLE',
  'SCHEDULE',
  'UNSCHEDULE',
  'PUBLISH',
  'REPLACE',
  'DELETE',
  'RESTORE',
  'REQUEST_REVIEW',
  'WITHDRAW_REVIEW',
  'SEND_BACK_REVIEW',
  'ERASE',
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
  'EXPORT',
  'REDACT',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Replaces the value of a rich text in the audit trail, which records that it changed but does not copy the content.
 */
export const RICH_TEXT_VALUE = '[rich text]';
