import 'reflect-metadata';
import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { pino } from 'pino';
import { languageStore } from '../modules/languages/language.js';
import { PermissionModel } from '../identity/users/permission.js';
import { RoleModel } from '../identity/users/role.js';
import { UserModel } from '../identity/users/user.js';
import { installationNotes } from '../platform/database/installationNotes.js';
import type { Settings } from '../platform/settings.js';
import { StartError } from '../platform/process/startError.js';
import { RecordStores } from '../records/store/loaders.js';
import { writeDemo } from './demo/writeDemo.js';
import { firstStart } from './firstStart.js';
import { passwordMatches } from '../identity/passwords/passwords.js';
import { makeUser, openTestBed, type TestBed } from '../testing/server/testBed.js';

const log = pino({ level: 'silent' });
const start = (adminPassword?: string) => firstStart({ adminEmail: 'Admin@Example.com', adminPassword, log });

let bed: TestBed;
beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  await UserModel.deleteMany({});
  await RoleModel.deleteMany({});
  await PermissionModel.deleteMany({});
  await languageStore.model.deleteMany({});
});

test('a first start makes permissions, the two roles, English and a Super Admin with a generated password', async () => {
  const { created } = await start();
  expect(created).toEqual({ email: 'admin@example.com', password: expect.stringMatching(/^.{20}$/) as unknown });

  const admin = await UserModel.findOne({ email: 'admin@example.com' }).lean();
  const roles = await RoleModel.find().sort({ createdAt: 1, name: -1 }).lean();
  expect(roles.map(({ name, permissionIds }) => [name, permissionIds.length])).toEqual([
    ['Super Admin', 0],
    ['Admin', permissionCatalogue.length],
  ]);
  expect(admin).toMatchObject({ kind: 'staff', name: 'Super Admin', roleId: roles[0]?._id, version: 1 });
  expect(await passwordMatches(created?.password ?? '', admin?.passwordHash ?? null)).toBe(true);
  expect(await languageStore.model.find().lean()).toMatchObject([
    { code: 'en', name: 'English', appLangCode: 'en', active: true, default: true, rtl: false },
  ]);
});

test('PERM-003 PERM-012: every permission of the catalogue is a record with its group, in one spelling', async () => {
  await start();
  const rows = await PermissionModel.find().lean();
  expect(new Map(rows.map(({ name, group }) => [name, group]))).toEqual(
    new Map(permissionCatalogue.map(({ name, group }) => [name, group])),
  );
  expect(rows.filter(({ name }) => name !== name.toUpperCase())).toEqual([]);
});

test('a password from the environment is used and not printed', async () => {
  expect(await start('Given-by-1-environment')).toEqual({ created: { email: 'admin@example.com', password: null } });
  const admin = await UserModel.findOne().lean();
  expect(await passwordMatches('Given-by-1-environment', admin?.passwordHash ?? null)).toBe(true);
});

test('a second start changes nothing and writes nothing', async () => {
  await start();
  const everything = async () =>
    JSON.stringify([await UserModel.find().lean(), await RoleModel.find().lean(), await PermissionModel.find().lean()]);
  const before = await everything();
  bed.commands.splice(0);
  expect(await start('Another-1-password')).toEqual({ created: null });
  expect(bed.commands.filter((command) => !/\.(findOne|find|countDocuments)$/.test(command))).toEqual([]);
  expect(await everything()).toBe(before);
});

test('what staff changed since stays: the permissions of Admin, the name and the default of languages', async () => {
  await start();
  await RoleModel.updateOne({ name: 'Admin' }, { $set: { permissionIds: [] } });
  await languageStore.model.updateOne({ code: 'en' }, { $set: { name: 'British English', default: false } });
  await start();
  expect(await RoleModel.findOne({ name: 'Admin' }).lean()).toMatchObject({ permissionIds: [] });
  expect(await languageStore.model.findOne().lean()).toMatchObject({ name: 'British English', default: false });
});

test('a newer catalogue adds and moves permissions, and deletes none', async () => {
  await start();
  await PermissionModel.deleteOne({ name: 'ADD_EVENT' });
  await PermissionModel.updateOne({ name: 'EDIT_EVENT' }, { $set: { group: 'OLD' } });
  await PermissionModel.collection.insertOne({ name: 'RETIRED', group: 'OLD' });
  await start();
  const names = permissionCatalogue.map(({ name }) => name);
  expect(await PermissionModel.countDocuments({ name: { $in: names } })).toBe(names.length);
  expect(await PermissionModel.find({ group: 'OLD' }, { name: 1, _id: 0 }).lean()).toEqual([{ name: 'RETIRED' }]);
});

test('two processes that start at once make one of each, and one of them gets to know the password', async () => {
  const results = await Promise.all([start(), start(), start(), start()]);
  expect(results.filter(({ created }) => created !== null)).toHaveLength(1);
  expect(await UserModel.countDocuments()).toBe(1);
  expect(await RoleModel.countDocuments()).toBe(2);
  expect(await PermissionModel.countDocuments()).toBe(permissionCatalogue.length);
  expect(await languageStore.model.countDocuments()).toBe(1);
});

test("an address that is a visitor's does not make them Super Admin: the start fails with a message", async () => {
  await makeUser({ kind: 'visitor', email: 'admin@example.com', password: 'Visitor-1' });
  await expect(start()).rejects.toThrow(StartError);
  expect(await UserModel.find({ roleId: { $ne: null } }).lean()).toEqual([]);
});

test('a start that was cut off while it wrote demo content is reported by the next one, and then forgotten', async () => {
  const warnings: string[] = [];
  const demo = () =>
    writeDemo({
      settings: { DEMO_CONTENT: true, DEMO_SHOWCASE: false, production: false } as Settings,
      embedded: true,
      stores: new RecordStores([languageStore]),
      contextNow: () => Promise.reject(new Error('cut off')),
      progress: () => undefined,
      log: pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }),
    });
  await start();
  await expect(demo()).rejects.toThrow('cut off');
  await languageStore.model.create({ name: 'Arabic', code: 'ar', appLangCode: 'ar' });
  await demo();
  await demo();
  expect(warnings).toEqual([expect.stringContaining('the demo content is incomplete')]);
  expect(await installationNotes().countDocuments({})).toBe(0);
});
