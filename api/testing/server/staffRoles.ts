import type { Permission } from '@polyphony/domain/people/permissions.js';

/** Roles that several tests sign in as, by name, each with what it may do. */
export const STAFF_ROLES = {
  'Door staff': ['CHECK_IN_EVENT_BOOKINGS'],
  Auditor: ['VIEW_AUDIT_LOG'],
  /** Signed in, and allowed nothing that requires a permission. */
  'Staff without permissions': [],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type StaffRole = keyof typeof STAFF_ROLES;
