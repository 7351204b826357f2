import { ADMIN_ROLE, SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { isWrittenRtl, nameOfLanguage } from '@polyphony/domain/languageNames.js';
import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { languageStore } from '../modules/languages/language.js';
import { cmsPageStore } from '../modules/pages/cmsPageStore.js';
import { derivedOf } from '../records/search/derived.js';
import { PermissionModel } from '../identity/users/permission.js';
import { roleKey, RoleModel } from '../identity/users/role.js';
import { normalizedEmail, UserModel } from '../identity/users/user.js';
import { duplicateKeyOf } from '../platform/database/duplicateKey.js';
import { StartError } from '../platform/process/startError.js';
import { generatePassword, hashPassword } from '../identity/passwords/passwords.js';

export interface FirstStart {
  /** The first Super Admin, when this call made it. */
  readonly created: {
    readonly email: string;
    /** To be printed once, because it is not stored; null if the environment sets it. */
    readonly password: string | null;
  } | null;
}

/**
 * When two processes start at once, one of two upserts of the same key can meet the unique index; tried again, it finds
 * the other's record.
 */
async function settled<T>(upsert: () => Promise<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (!duplicateKeyOf(error)) throw error;
    return upsert();
  }
}

/** Adds permissions and moves them between groups, never deletes: a role may hold one that the catalogue no longer has. */
export async function seedPermissions(log: Logger): Promise<void> {
  const stored = await PermissionModel.find({}, { name: 1, group: 1 }).lean();
  const storedGroups = new Map(stored.map(({ name, group }) => [name, group]));
  const changed = permissionCatalogue.filter(({ name, group }) => storedGroups.get(name) !== group);
  if (changed.length === 0) return;
  await settled(() =>
    PermissionModel.bulkWrite(
      changed.map(({ name, group }) => ({
        updateOne: { filter: { name }, update: { $set: { group } }, upsert: true },
      })),
      { ordered: false },
    ),
  );
  log.debug({ permissions: changed.length }, 'permissions seeded');
}

/** Makes a role that is not there; one that is stays as its users left it. */
async function seedRole(name: string, permissionIds: () => Promise<Types.ObjectId[]>): Promise<Types.ObjectId> {
  const nameKey = roleKey(name);
  const existing = await RoleModel.findOne({ nameKey }, { _id: 1 }).lean();
  if (existing) return existing._id;
  const onInsert = { name, permissionIds: await permissionIds() };
  const role = await settled(() =>
    RoleModel.findOneAndUpdate(
      { nameKey },
      { $setOnInsert: onInsert },
      { upsert: true, returnDocument: 'after', projection: { _id: 1 } },
    ).lean(),
  );
  if (!role) throw new Error(`The role '${name}' could not be made.`);
  return role._id;
}

async function everyPermissionId(): Promise<Types.ObjectId[]> {
  const names = permissionCatalogue.map(({ name }) => name);
  return (await PermissionModel.find({ name: { $in: names } }, { _id: 1 }).lean()).map(({ _id }) => _id);
}

async function seedBaseLanguage(): Promise<void> {
  const { model } = languageStore;
  const code = baseLanguage();
  if (await model.exists({ code })) return;
  const isDefault = !(await model.exists({ default: true }));
  const onInsert = {
    name: nameOfLanguage(code) ?? code,
    appLangCode: code,
    active: true,
    rtl: isWrittenRtl(code),
    default: isDefault,
  };
  await settled(() => model.updateOne({ code }, { $setOnInsert: onInsert }, { upsert: true }));
}

/** Creates the missing records of the site's pages, so that each can be edited and hidden. */
async function seedSitePages(): Promise<void> {
  const { model, kind, firstRecords } = cmsPageStore;
  const records = firstRecords.records();
  const slugs = records.map(({ slug }) => slug);
  const known = new Set((await model.find({ slug: { $in: slugs } }, { slug: 1 }).lean()).map(({ slug }) => slug));
  // Lists begin with the newest record: the first page of the site is made last.
  for (const { slug, name } of records.filter((page) => !known.has(page.slug)).toReversed()) {
    const onInsert = { name, active: true, ...derivedOf(kind, { slug, name }) };
    await settled(() => model.updateOne({ slug }, { $setOnInsert: onInsert }, { upsert: true }));
  }
}

async function seedSuperAdmin(
  roleId: Types.ObjectId,
  email: string,
  configuredPassword: string | undefined,
): Promise<FirstStart['created']> {
  if (await UserModel.exists({ roleId })) return null;
  const password = configuredPassword ?? generatePassword();
  const passwordHash = await hashPassword(password);
  try {
    await UserModel.create({ kind: 'staff', name: SUPER_ADMIN_ROLE, email, passwordHash, roleId });
  } catch (error) {
    if (!duplicateKeyOf(error)) throw error;
    // Another process was faster, or the address belongs to another account, which must not become Super Admin by this.
    if (await UserModel.exists({ roleId })) return null;
    throw new StartError(`ADMIN_EMAIL: ${email} belongs to an account that is no Super Admin.`);
  }
  return { email, password: configuredPassword === undefined ? password : null };
}

/**
 * Creates what the API requires: the permissions, the roles 'Super Admin' and 'Admin', the base language, the pages of
 * the site and a first Super Admin. Idempotent, and safe to run in two processes at once: the unique indexes, which must exist already, let
 * one of them win.
 * @throws StartError when there is no Super Admin and adminEmail belongs to another account
 */
export async function firstStart(options: {
  readonly adminEmail: string;
  readonly adminPassword?: string | undefined;
  readonly log: Logger;
}): Promise<FirstStart> {
  await seedPermissions(options.log);
  const superAdminRole = await seedRole(SUPER_ADMIN_ROLE, () => Promise.resolve([]));
  await seedRole(ADMIN_ROLE, everyPermissionId);
  await seedBaseLanguage();
  await seedSitePages();
  return { created: await seedSuperAdmin(superAdminRole, normalizedEmail(options.adminEmail), options.adminPassword) };
}
