const KEY = 'view-as-role';

/** The header that names the role to the server. */
export const VIEW_AS_HEADER = 'x-view-as-role';

/** Id of the role this tab looks through; null when the person sees as themselves. */
export const viewedRole = (): string | null => sessionStorage.getItem(KEY);

/** Looks through a role in this tab from now on, or as oneself again. Everything is loaded anew: each reads differently. */
export function viewAs(roleId: string | null): void {
  if (roleId === null) forgetViewedRole();
  else sessionStorage.setItem(KEY, roleId);
  window.location.reload();
}

/** Whoever signs in next in this tab sees as themselves. */
export const forgetViewedRole = (): void => sessionStorage.removeItem(KEY);
