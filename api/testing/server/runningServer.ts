import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Mailbox } from '../services/mailbox.js';
import type { TestClient } from '../clients/testClient.js';
import type { StaffRole } from './staffRoles.js';

/** The first Super Admin of every test server. */
export const ADMIN = { email: 'admin@test.example', password: 'Correct-horse-7' } as const;

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A server under test and clients of it, whether it runs in this process or in another one. */
export interface RunningServer {
  readonly url: string;
  /** Not signed in. */
  readonly visitor: TestClient;
  /** Signed in as the first Super Admin. */
  readonly admin: TestClient;
  /** The mails that the server has sent. */
  readonly mails: Mailbox;
  /** Creates a member of staff whose role holds exactly these permissions, and signs them in. */
  staff(...permissions: readonly Permission[]): Promise<TestClient>;
  readonly signIn: {
    /** Creates a member of staff with a role of `staffRoles.ts`, and signs them in: `signIn.as('Door staff')`. */
    as(role: StaffRole): Promise<TestClient>;
  };
  /** Creates such a member of staff without signing in, for browsers. */
  staffAccount(...permissions: readonly Permission[]): Promise<Account>;
}
