import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { hashPassword } from '../../identity/passwords/passwords.js';
import { startApp, type StartOptions } from '../../start/app.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { roleKey, RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { Closing } from '../../platform/process/closing.js';
import { createLogger } from '../../platform/log/logger.js';
import { readSettings } from '../../platform/settings.js';
import type { Services } from '../../services.js';
import { Mailbox } from '../services/mailbox.js';
import { ADMIN, type Account, type RunningServer } from './runningServer.js';
import { STAFF_ROLES } from './staffRoles.js';
import { TestClient } from '../clients/testClient.js';
import { countedPace } from '../measures/work.js';

export { ADMIN };
const STAFF_PASSWORD = 'Battery-staple-9';

export interface TestApi extends RunningServer {
  /** The services of the app. */
  readonly services: Services;
  /** See App. */
  publishDue(): Promise<void>;
  /** Stops the server and removes its data. Idempotent. */
  close(): Promise<void>;
}

/** MONGODB_TEST_URI with a database of this run's own; without it, the options for an embedded server. */
export function testDatabase(): { uri?: string } {
  const configuredUri = process.env['MONGODB_TEST_URI'];
  if (!configuredUri) return {};
  const uri = new URL(configuredUri);
  uri.pathname = `/polyphony_test_${randomBytes(5).toString('hex')}`;
  return { uri: uri.toString() };
}

/**
 * Starts the complete server on a free port with an empty database, like `npm start`. A failed start leaves nothing
 * running.
 * @param log receives the server's log
 * @param options by default responses in constant time do not wait; see `workOf`
 */
export async function startTestApi(
  env: NodeJS.ProcessEnv = {},
  log?: Logger,
  options: StartOptions = { pace: countedPace },
): Promise<TestApi> {
  const closing = new Closing();
  try {
    return await start(closing, env, log, options);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function start(
  closing: Closing,
  env: NodeJS.ProcessEnv,
  log: Logger | undefined,
  options: StartOptions,
): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'polyphony-'));
  closing.add(() => rm(dataDir, { recursive: true, force: true }));
  // A database given by the caller is named and dropped by the caller. Demo content is written into embedded ones only.
  const { uri } = options.database || env['DEMO_CONTENT'] === '1' ? {} : testDatabase();
  const settings = await readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
    DEMO_SHOWCASE: '0',
    FIRST_STEPS: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'fatal',
    // A suite sends more in a minute than any real client.
    GRAPHQL_COST_PER_MINUTE: '2147483647',
    // In production, a database that other processes may use requires their common secret.
    ...(uri && { MONGODB_URI: uri, JWT_SECRET: randomBytes(32).toString('hex') }),
    ...env,
  });
  const app = await startApp(settings, log ?? createLogger(settings.LOG_LEVEL), {
    monitorCommands: true,
    // Tests do not wait for the disk: those of the embedded database prove what survives a power cut.
    durability: 'process',
    idleMs: 0,
    // The database is this test's own. Otherwise caches would expire every few seconds, and the number of commands per
    // request would depend on the machine's speed.
    alone: true,
    ...options,
  });
  closing.add(() => app.close());
  if (uri) closing.add(() => mongoose.connection.dropDatabase());
  const staffAccount = (...permissions: readonly Permission[]) => createStaff(permissions, app.services);
  const staff = async (...permissions: readonly Permission[]) => {
    const { email, password } = await staffAccount(...permissions);
    return TestClient.signedIn(app.url, email, password);
  };
  return {
    url: app.url,
    services: app.services,
    publishDue: () => app.publishDue(),
    visitor: new TestClient(app.url),
    admin: await TestClient.signedIn(app.url, ADMIN.email, ADMIN.password),
    mails: new Mailbox(join(settings.DATA_DIR, 'outbox')),
    staffAccount,
    staff,
    signIn: { as: (role) => staff(...STAFF_ROLES[role]) },
    close: () => closing.close(),
  };
}

async function createStaff(permissions: readonly Permission[], { stamps }: Pick<Services, 'stamps'>): Promise<Account> {
  const tag = randomBytes(4).toString('hex');
  const granted = await PermissionModel.find({ name: { $in: [...permissions] } }, { _id: 1 }).lean();
  const name = `Role ${tag}`;
  const role = await RoleModel.create({ name, nameKey: roleKey(name), permissionIds: granted.map(({ _id }) => _id) });
  const email = `staff-${tag}@test.example`;
  await UserModel.create({
    kind: 'staff',
    name: `Staff ${tag}`,
    email,
    passwordHash: await hashPassword(STAFF_PASSWORD),
    roleId: role._id,
  });
  await Promise.all([stamps.changed('role'), stamps.changed('staffMember')]);
  return { email, password: STAFF_PASSWORD };
}
