import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { BrowserContextOptions } from '@playwright/test';
import type { Account, RunningServer } from '../../api/testing/server/runningServer.js';
import type { Window } from './fixtures.js';

/** The user of a window: the Super Admin, a visitor who is not signed in, or staff with exactly these permissions. */
export type User = 'Super Admin' | 'visitor' | readonly Permission[];

export const nameOfUser = (user: User): string => (typeof user === 'string' ? user : user.join(', '));

/** The fixtures that open windows. */
interface Windows {
  readonly server: RunningServer;
  readonly signedIn: (account?: Account, options?: BrowserContextOptions) => Promise<Window>;
  readonly visitor: (options?: BrowserContextOptions) => Promise<Window>;
}

/** Opens a window of a user. */
export async function openAs(user: User, windows: Windows, options: BrowserContextOptions): Promise<Window> {
  if (user === 'visitor') return windows.visitor(options);
  const account = user === 'Super Admin' ? undefined : await windows.server.staffAccount(...user);
  return windows.signedIn(account, options);
}
