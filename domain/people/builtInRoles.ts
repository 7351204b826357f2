/** The role that passes every permission check; neither it nor 'Admin' can be deleted or renamed. */
export const SUPER_ADMIN_ROLE = 'Super Admin';
export const ADMIN_ROLE = 'Admin';
