import { inEnglish } from '@polyphony/domain/messages/languages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { hashPassword } from '../../identity/passwords/passwords.js';
import type { Context, VisitorSession } from '../../context.js';
import { book } from '../../modules/events/bookings/book.js';
import { bookingStore } from '../../modules/events/bookings/bookingStore.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { roleKey, RoleModel } from '../../identity/users/role.js';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../identity/users/demoAccounts.js';
import { UserModel } from '../../identity/users/user.js';
import type { RecordStores } from '../../records/store/loaders.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { expectDone, type ContextNow } from './demoContent.js';
import { asSuperAdmin } from './asSuperAdmin.js';
import { SOLD_OUT } from './showcase.js';

const staff = [
  { name: 'Sonam Editor', email: `sonam${DEMO_DOMAIN}`, role: 'Admin' },
  { name: 'Karma Door', email: `karma${DEMO_DOMAIN}`, role: 'Door staff' },
] as const;

interface DemoVisitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationality: string;
  readonly country: string;
  readonly language: string;
  readonly bookings: readonly {
    readonly event: string;
    readonly to?: 'confirmed' | 'paid';
    readonly message?: string;
  }[];
}

const visitors: readonly DemoVisitor[] = [
  {
    firstName: 'Pema',
    lastName: 'Lhamo',
    nationality: 'BHUTANESE',
    country: 'Bhutan',
    language: 'en',
    bookings: [
      { event: SOLD_OUT.slug, to: 'paid' },
      { event: 'bookbinding-weekend', message: 'No nuts, please.' },
    ],
  },
  {
    firstName: 'Layla',
    lastName: 'Haddad',
    nationality: 'INTERNATIONAL',
    country: 'Jordan',
    language: 'ar',
    bookings: [
      { event: SOLD_OUT.slug, to: 'confirmed' },
      { event: 'festival-of-lanterns', to: 'paid' },
    ],
  },
];

const emailOf = ({ firstName }: Pick<DemoVisitor, 'firstName'>): string => `${firstName.toLowerCase()}${DEMO_DOMAIN}`;

async function writeStaff(stores: RecordStores, context: Context): Promise<void> {
  const atDoor: Permission[] = ['VIEW_ALL_EVENT_BOOKINGS', 'CHECK_IN_EVENT_BOOKINGS'];
  const permissions = await PermissionModel.find({ name: { $in: atDoor } }, { _id: 1 }).lean();
  const permissionIds = permissions.map(({ _id }) => _id.toHexString());
  expectDone(await stores.of('role').create({ name: 'Door staff', permissionIds }, context));
  for (const { role, ...person } of staff) {
    const storedRole = await RoleModel.findOne({ nameKey: roleKey(role) })
      .orFail()
      .lean();
    const input = { ...person, password: DEMO_PASSWORD, roleId: storedRole._id.toHexString() };
    expectDone(await stores.of('staffMember').create(input, context));
  }
}

async function writeVisitor({ bookings: _, ...profile }: DemoVisitor, passwordHash: string): Promise<VisitorSession> {
  const name = `${profile.firstName} ${profile.lastName}`;
  const email = emailOf(profile);
  const { _id } = await UserModel.create({
    kind: 'visitor',
    name,
    email,
    passwordHash,
    visitor: { ...profile, phone: '+975 2 000 000', identityFile: null, registration: null, verifiedAt: new Date() },
  });
  return { sessionId: `demo ${email}`, userId: _id.toHexString(), name, email };
}

async function bookFor(
  stores: RecordStores,
  { nationality }: DemoVisitor,
  { event: slug, to, message }: DemoVisitor['bookings'][number],
  context: Context,
): Promise<void> {
  const event = await stores.of('event').model.findOne({ slug }, { _id: 1 }).orFail().lean<StoredRecord>();
  const price = await stores
    .of('eventPrice')
    .model.findOne({ eventId: event._id, nationality }, { _id: 1 })
    .orFail()
    .lean<StoredRecord>();
  const input = { eventId: event._id.toHexString(), priceId: price._id.toHexString(), message };
  const { record, message: refusal } = await book(input, context);
  if (!record) throw new Error(`Demo booking of ${slug}: ${inEnglish(refusal)}`);
  const id = record._id.toHexString();
  if (to) await bookingStore.act('confirm', id, {}, context);
  if (to === 'paid') await bookingStore.act('pay', id, { to: true }, context);
}

/** Writes demo staff, demo visitors and their bookings. Never in production: everybody knows their password. */
export async function writeDemoPeople(stores: RecordStores, contextNow: ContextNow): Promise<void> {
  const context = await asSuperAdmin(await contextNow());
  await writeStaff(stores, context);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const visitor of visitors) {
    const session = await writeVisitor(visitor, passwordHash);
    for (const booking of visitor.bookings) await bookFor(stores, visitor, booking, { ...context, visitor: session });
  }
}

/** The addresses of the demo accounts that exist. Looked up by address: a start scans no accounts. */
export async function demoAccounts(): Promise<readonly string[]> {
  const all = [...staff.map(({ email }) => email), ...visitors.map(emailOf)];
  const stored = new Set(
    (await UserModel.find({ email: { $in: all } }, { email: 1 }).lean()).map(({ email }) => email),
  );
  return all.filter((email) => stored.has(email));
}
