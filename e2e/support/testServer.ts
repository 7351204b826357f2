import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Mailbox } from '../../api/testing/services/mailbox.js';
import { ADMIN, type Account, type RunningServer } from '../../api/testing/server/runningServer.js';
import { type ServerEnv, ServersInTurn } from '../../api/testing/server/serversInTurn.js';
import { STAFF_ROLES, type StaffRole } from '../../api/testing/server/staffRoles.js';
import { TestClient } from '../../api/testing/clients/testClient.js';

export type { ServerEnv };

interface Created {
  readonly message: string;
  readonly record: { readonly id: string } | null;
}

/** The built server in a process of its own, with its own port, data folder and embedded database. */
export class TestServer implements RunningServer {
  readonly visitor: TestClient;
  readonly mails: Mailbox;
  readonly signIn = { as: (role: StaffRole) => this.staff(...STAFF_ROLES[role]) };
  #permissionIds: ReadonlyMap<string, string> | undefined;

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    /** Output that the server has logged, in chunks. */
    readonly log: readonly string[],
    readonly admin: TestClient,
    private readonly servers: ServersInTurn,
  ) {
    this.visitor = new TestClient(url);
    this.mails = new Mailbox(join(dataDir, 'outbox'));
  }

  static async start(servers: ServersInTurn, env: ServerEnv): Promise<TestServer> {
    const defaults = {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Tests send more requests in a minute than any one person.
      GRAPHQL_COST_PER_MINUTE: '2147483647',
    };
    const { url, folder } = await servers.start({ ...defaults, ...env });
    return new TestServer(
      url,
      folder,
      servers.log,
      await TestClient.signedIn(url, ADMIN.email, ADMIN.password),
      servers,
    );
  }

  /** Sets the clock of the site ahead; resolves when what is due then is published. */
  advanceClock(ms: number): Promise<void> {
    return this.servers.advanceClock(ms);
  }

  async staff(...permissions: readonly Permission[]): Promise<TestClient> {
    const { email, password } = await this.staffAccount(...permissions);
    return TestClient.signedIn(this.url, email, password);
  }

  async staffAccount(...permissions: readonly Permission[]): Promise<Account> {
    const tag = randomBytes(4).toString('hex');
    const ids = await this.#idsOfPermissions();
    const roleId = await this.#create('createRole', 'RoleInput', 'role', {
      name: `Role ${tag}`,
      permissionIds: permissions.map((name) => ids.get(name)),
    });
    const account = { email: `staff-${tag}@test.example`, password: 'Battery@staple9' };
    await this.#create('createStaffMember', 'StaffMemberInput', 'staffMember', {
      ...account,
      name: `Staff ${tag}`,
      roleId,
    });
    return account;
  }

  async #idsOfPermissions(): Promise<ReadonlyMap<string, string>> {
    if (!this.#permissionIds) {
      const all = await this.admin.request<{ id: string; name: string }[]>('{ permissions { id name } }');
      this.#permissionIds = new Map(all.map(({ id, name }) => [name, id]));
    }
    return this.#permissionIds;
  }

  async #create(mutation: string, type: string, field: string, input: object): Promise<string> {
    const { record, message } = await this.admin.request<Created>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { message record: ${field} { id } } }`,
      { input },
    );
    if (!record) throw new Error(`${mutation}: ${message}`);
    return record.id;
  }
}

/** The test server of one worker: a new one for each test file, and for other settings within a file. */
export class TestServers {
  readonly #servers = new ServersInTurn();
  #current: { readonly key: string; readonly server: TestServer } | undefined;

  async of(file: string, env: ServerEnv): Promise<TestServer> {
    const key = JSON.stringify([file, env]);
    if (this.#current?.key !== key) {
      this.#current = { key, server: await TestServer.start(this.#servers, env) };
    }
    return this.#current.server;
  }

  async stop(): Promise<void> {
    await this.#servers.stop();
    await this.#servers.close();
  }
}
