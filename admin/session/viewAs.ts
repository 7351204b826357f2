const KEY = 'view-as-role';

/** The header with the role to view the console as. */
export const VIEW_AS_HEADER = 'x-view-as-role';

/** Id of the role that this tab is viewed as; null for the user's own. */
export const viewedRole = (): string | null => sessionStorage.getItem(KEY);

/** Views this tab as a role, or as oneself again. Reloads, because all data differs. */
export function viewAs(roleId: string | null): void {
  if (roleId === null) forgetViewedRole();
  else sessionStorage.setItem(KEY, roleId);
  window.location.reload();
}

/** Resets the role, so that the next user of this tab sees the console as themselves. */
export const forgetViewedRole = (): void => sessionStorage.removeItem(KEY);
