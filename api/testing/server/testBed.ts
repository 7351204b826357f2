import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import Keyv from 'keyv';
import mongoose from 'mongoose';
import { languageStore } from '../../modules/languages/language.js';
import { OneTimeCodes } from '../../identity/passwords/oneTimeCodes.js';
import { peopleModels } from '../../identity/models.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { roleKey, RoleModel } from '../../identity/users/role.js';
import { normalizedEmail, UserModel, type User, type UserKind } from '../../identity/users/user.js';
import { connectDatabase } from '../../platform/database/database.js';
import { hashPassword } from '../../identity/passwords/passwords.js';
import { Sessions } from '../../identity/sessions/sessions.js';

export const TEST_SECRET = 'a-secret-of-at-least-thirty-two-characters';

export interface TestBed {
  readonly cache: Keyv;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  /** Every database command so far ('users.findOne'), to count round trips. */
  readonly commands: string[];
  close(): Promise<void>;
}

/** MONGODB_TEST_URI with a database of this run's own. */
function configuredServer(): { uri?: string } {
  const configuredUri = process.env['MONGODB_TEST_URI'];
  if (!configuredUri) return {};
  const uri = new URL(configuredUri);
  uri.pathname = `/access_${randomBytes(6).toString('hex')}`;
  return { uri: uri.toString() };
}

/** A database of its own, on the given server or an embedded one, and sessions over it; no HTTP. */
export async function openTestBed(): Promise<TestBed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'polyphony-access-'));
  const database = await connectDatabase({ ...configuredServer(), dataDir, durability: 'process' });
  for (const model of [...peopleModels, languageStore.model]) {
    await model.createCollection();
    await model.createIndexes();
  }
  const commands: string[] = [];
  mongoose.set('debug', (collection: string, method: string) => void commands.push(`${collection}.${method}`));
  const cache = new Keyv();
  return {
    cache,
    sessions: new Sessions({ secret: TEST_SECRET, cache }),
    codes: new OneTimeCodes(TEST_SECRET),
    commands,
    close: async () => {
      await mongoose.connection.dropDatabase();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function makeRole(name: string, ...permissions: Permission[]) {
  const ids = await PermissionModel.find({ name: { $in: permissions } }, { _id: 1 }).lean();
  return RoleModel.create({ name, nameKey: roleKey(name), permissionIds: ids.map(({ _id }) => _id) });
}

export async function makeUser(user: { kind?: UserKind; email: string; password: string; roleId?: User['roleId'] }) {
  const { kind = 'staff', email, password, roleId = null } = user;
  const passwordHash = await hashPassword(password);
  return UserModel.create({ kind, name: 'Sonam', email: normalizedEmail(email), passwordHash, roleId });
}

export const makeVisitor = (email: string, verifiedAt: Date | null = new Date(), passwordHash: string | null = null) =>
  UserModel.create({
    kind: 'visitor',
    name: 'Pema Lhamo',
    email: normalizedEmail(email),
    passwordHash,
    visitor: {
      firstName: 'Pema',
      lastName: 'Lhamo',
      phone: '+975 17123456',
      nationality: 'BHUTANESE',
      country: 'Bhutan',
      verifiedAt,
    },
  });
