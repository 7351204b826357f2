import type { Names } from '../../../records/rest/names.js';
import { viewOf, type View } from '../../../records/rest/views.js';

/** The names of a registered visitor's fields (SPEC-D112). */
export const visitorNames: Names = {
  first_name: 'firstName',
  last_name: 'lastName',
  confirm_password: 'confirmPassword',
  current_password: 'currentPassword',
  identity_file: 'identityFile',
};

const FIELDS = [
  'id',
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'nationality',
  'country',
  'createdAt',
] as const;

export const VISITOR_FIELDS = FIELDS.join(' ');

/** A visitor with an account, as legacy clients read them. */
export const visitor: View = viewOf(
  { name: 'Visitor', type: 'Visitor' },
  { _id: 'id', ...visitorNames, created_at: 'createdAt' },
  FIELDS.map((from) => ({ from })),
);

export const PROFILE = ['firstName', 'lastName', 'phone', 'nationality', 'country'] as const;
