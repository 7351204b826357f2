import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Permission } from '@polyphony/domain/permissions.js';
import { Mailbox } from '../api/testing/mailbox.js';
import { ADMIN, type Account, type RunningServer } from '../api/testing/runningServer.js';
import { TestClient } from '../api/testing/testClient.js';

export type ServerEnv = Readonly<Record<string, string>>;

interface Created {
  readonly message: string;
  readonly record: { readonly id: string } | null;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;

/** The built server as users run it: a process of its own, with its own port, data folder and embedded database. */
export class TestServer implements RunningServer {
  readonly visitor: TestClient;
  readonly mails: Mailbox;
  #permissionIds: ReadonlyMap<string, string> | undefined;

  private constructor(
    readonly url: string,
    readonly admin: TestClient,
    /** What the server has logged, in chunks. */
    readonly log: readonly string[],
    private readonly process: ChildProcess,
    /** Its DATA_DIR. */
    readonly dataDir: string,
  ) {
    this.visitor = new TestClient(url);
    this.mails = new Mailbox(join(dataDir, 'outbox'));
  }

  static async start(env: ServerEnv = {}): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'polyphony-e2e-'));
    const child = spawn(process.execPath, ['--import', endWithParent, 'api/dist/main.js'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DEMO_CONTENT: '0',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'warn',
        // Tests send more requests in a minute than any one person.
        GRAPHQL_COST_PER_MINUTE: '2147483647',
        ...env,
      },
    });
    const log: string[] = [];
    child.stderr?.on('data', (text: Buffer) => log.push(text.toString()));
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (text: Buffer) => {
        output += text.toString();
        const address = /running at (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${log.join('')}`)));
    });
    return new TestServer(url, await TestClient.signedIn(url, ADMIN.email, ADMIN.password), log, child, folder);
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
      const all = await this.admin.ask<{ id: string; name: string }[]>('{ permissions { id name } }');
      this.#permissionIds = new Map(all.map(({ id, name }) => [name, id]));
    }
    return this.#permissionIds;
  }

  async #create(mutation: string, type: string, field: string, input: object): Promise<string> {
    const { record, message } = await this.admin.ask<Created>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { message record: ${field} { id } } }`,
      { input },
    );
    if (!record) throw new Error(`${mutation}: ${message}`);
    return record.id;
  }

  /** Ends the process as a supervisor would. @throws Error when it did not end cleanly */
  async stop(): Promise<void> {
    const { process: child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(this.dataDir, { recursive: true, force: true });
    if (child.exitCode !== 0)
      throw new Error(`The server ended with code ${child.exitCode ?? child.signalCode}: ${this.log.join('')}`);
  }
}

/** The test server of one worker: a new one for each test file, and for other settings within a file. */
export class TestServers {
  #current: { readonly key: string; readonly server: TestServer } | undefined;

  async of(file: string, env: ServerEnv): Promise<TestServer> {
    const key = JSON.stringify([file, env]);
    if (this.#current?.key !== key) {
      await this.stop();
      this.#current = { key, server: await TestServer.start(env) };
    }
    return this.#current.server;
  }

  async stop(): Promise<void> {
    const { server } = this.#current ?? {};
    this.#current = undefined;
    await server?.stop();
  }
}
