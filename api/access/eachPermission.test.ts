import { allKinds, kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { permissionCatalogue, type Permission } from '@polyphony/domain/people/permissions.js';
import { createSchema } from '../start/schema.js';
import { documentOf, operationsOf, type Operation } from '../testing/security/surface.js';
import { changingStaff, type Holding } from '../testing/clients/changingStaff.js';
import { callsOf, type KindCall } from '../testing/records/kindCalls.js';
import { RecordMaker } from '../testing/records/recordMaker.js';
import { storedContents } from '../testing/records/records.js';
import { statementsOf } from '../testing/records/specification.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import type { GraphQLResponse, TestClient } from '../testing/clients/testClient.js';

/**
 * Each permission by itself: it alone opens every operation whose gate names it, and all permissions but those of the
 * gate open none. Operations of kinds are requested on existing records, and succeed; the others with values that fit
 * their types, and are only not forbidden.
 */
const operations = operationsOf(createSchema());
const gateOf = ({ gate }: Operation): readonly Permission[] => (Array.isArray(gate) ? (gate as Permission[]) : []);
const gated = operations.filter((operation) => gateOf(operation).length > 0);
const gatedBy = (name: Permission) => gated.filter((operation) => gateOf(operation).includes(name));
const catalogue = permissionCatalogue.map(({ name }) => name);

/** It only opens a menu of the console (SPEC-D59): the gate of payments is the permission to confirm (SPEC-D58). */
const GATES_NOTHING: readonly Permission[] = ['TOGGLE_EVENT_BOOKING_PAYMENT_STATUS'];

let api: TestApi;
let holding: Holding;
let maker: RecordMaker;
/** The operations of kinds, each with a permanent record, and a function that creates another one. */
const calls = new Map<string, KindCall & { readonly id: string; readonly another: () => Promise<string> }>();
/** The responses to a caller who holds every permission except those of the operation's gate. */
const refusals = new Map<string, GraphQLResponse>();
let changedByRefused: boolean;

/** Requests an operation; one that deletes, of a record created for it, unless it must be refused anyway. */
async function request(client: TestClient, operation: Operation, refused = false): Promise<GraphQLResponse> {
  const call = calls.get(operation.name);
  if (!call) return client.graphql(documentOf(operation), operation.variables);
  const id = call.deletes && !refused ? await call.another() : call.id;
  return client.graphql(call.document, call.variables(id));
}

const codes = ({ errors }: GraphQLResponse) => errors.map(({ extensions }) => extensions['code']);

/** The operations that a client cannot use, each with its errors. */
async function failing(client: TestClient, requested: readonly Operation[]) {
  const found: [string, GraphQLResponse['errors']][] = [];
  for (const operation of requested) {
    const response = await request(client, operation);
    const failed = calls.has(operation.name) ? response.errors.length > 0 : codes(response).includes('FORBIDDEN');
    if (failed) found.push([operation.name, response.errors]);
  }
  return found;
}

/** Operations with the same gate are requested by the same holder. */
async function refuseAll(): Promise<void> {
  const gates = new Map(gated.map((operation) => [gateOf(operation).join(), gateOf(operation)]));
  for (const [key, gate] of gates) {
    const client = await holding(...catalogue.filter((name) => !gate.includes(name)));
    for (const operation of gated.filter((other) => gateOf(other).join() === key))
      refusals.set(operation.name, await request(client, operation, true));
  }
  await holding();
}

beforeAll(async () => {
  api = await startTestApi();
  holding = await changingStaff(api);
  maker = new RecordMaker(api);
  await maker.prepare();
  for (const kind of allKinds) {
    await maker.makeReferenced(kind);
    const another = async () => (await maker.created(kind)).record.id;
    const id = await another();
    for (const [name, call] of callsOf(kind, maker)) calls.set(name, { ...call, id, another });
  }
  const before = await storedContents();
  await refuseAll();
  changedByRefused = (await storedContents()) !== before;
});
afterAll(() => api.close());

/** The specification's names of the kinds in its rows about permissions. */
const NOUNS: Readonly<Record<string, AnyKind>> = {
  event: kinds.event,
  'event category': kinds.eventCategory,
  'event difficulty': kinds.eventDifficulty,
  'event price': kinds.eventPrice,
  file: kinds.file,
  language: kinds.language,
  staff: kinds.staffMember,
  role: kinds.role,
  course: kinds.course,
  'course package': kinds.coursePackage,
  'blog post': kinds.blogPost,
  'blog category': kinds.blogCategory,
  'news article': kinds.newsArticle,
  'news category': kinds.newsCategory,
  career: kinds.career,
  testimonial: kinds.testimonial,
  'contact branch': kinds.contact,
  'CMS page': kinds.cmsPage,
  menu: kinds.menu,
};
/** The operations of rows that gate no standard operation of a kind. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'bookings list': ['eventBookings'],
  'booking confirmation toggle, and as observed also the payment toggle': [
    'confirmEventBooking',
    'toggleEventBookingPaid',
  ],
  'product menu status toggle': ['toggleMenuProduct'],
  'booking notes': ['addEventBookingNote'],
  "upload and the picker's Upload link": ['signUploads', 'registerUpload'],
  'download file': ['fileDownload'],
  'enquiry list': ['enquiries'],
  'delete enquiry': ['deleteEnquiry'],
  'contact-form active toggle': ['toggleContactForm'],
  'page-section editors': ['updateCmsPageContent'],
  Appearance: ['websiteSettings', 'settingsPanel', 'updateWebsiteSettings'],
  Footer: ['websiteSettings', 'settingsPanel', 'updateWebsiteSettings'],
  'header settings': ['websiteSettings', 'settingsPanel', 'updateWebsiteSettings'],
};

/** The operations that the words of a row name: 'create event', 'blog category create', 'event active toggle'. */
function parseOperations(words: string): readonly string[] {
  const plain = words.replace(/ \(.*\)$/, '');
  const [, switched = '', toggle] = /^(.+) (active|featured|published|default|rtl) toggle$/.exec(plain) ?? [];
  if (toggle && NOUNS[switched]) return [NOUNS[switched].names.toggle(toggle as Toggle)];
  const [, verb, noun = ''] = /^(create|update|delete) (.+)$/.exec(plain) ?? [];
  const [, before = '', after] = /^(.+) (list|details|create|update|delete)$/.exec(plain) ?? [];
  const kind = NOUNS[noun] ?? NOUNS[before];
  const name = verb ?? after;
  if (!kind || !name) return OTHERS[plain] ?? [];
  if (name === 'list') return [kind.plural];
  return [name === 'details' ? kind.name : kind.names[name as 'create' | 'update' | 'delete']];
}

/** The rows about permissions of what is built, each with the operations it names. */
const ROWS = statementsOf('PERM').flatMap(
  ({ id, text }): [id: string, name: Permission, operationNames: readonly string[]][] => {
    const [, name, words = ''] = /^Permission (\w+) exists in group \w+ and gates: (.*)$/.exec(text) ?? [];
    const operationNames = parseOperations(words);
    return name && operationNames.length > 0 ? [[id, name as Permission, operationNames]] : [];
  },
);

const opensItsOperationsAlone = async (name: Permission) => {
  const requested = gatedBy(name);
  expect(requested.length).toBeGreaterThan(0);
  expect(await failing(await holding(name), requested)).toEqual([]);
  for (const operation of requested) {
    const { status, data, errors } = refusals.get(operation.name)!;
    expect([operation.name, status, data, errors.map(({ message }) => message)]).toEqual([
      operation.name,
      403,
      null,
      ['You are not allowed to enter here'],
    ]);
  }
};

test('the rows of the specification name the operations of 123 permissions', () => {
  expect(ROWS.map(([id]) => id)).toHaveLength(123);
});

test.each(ROWS)(
  '%s, AUTH-003, GQL-005: %s alone opens %s, and no other permission does',
  async (_, name, operationNames) => {
    expect(gatedBy(name).map((operation) => operation.name)).toEqual(expect.arrayContaining([...operationNames]));
    await opensItsOperationsAlone(name);
  },
);

const written = new Set(ROWS.map(([, name]) => name));
const others = catalogue.filter((name) => !written.has(name) && gatedBy(name).length > 0);
test.each(others)('%s opens its operations alone, and no other permission opens them', opensItsOperationsAlone);

test('every permission of a kind gates an operation', () => {
  const names = allKinds.flatMap(({ permissions }) => permissions.all);
  expect(names.filter((name) => gatedBy(name).length === 0)).toEqual([]);
});

test.each(allKinds.map((kind) => [kind.name, kind] as const))(
  'each standard operation of %s is opened by those of its permissions that are declared for it',
  (_, kind) => {
    const own: readonly string[] = kind.permissions.all;
    for (const [name, { permissions }] of callsOf(kind, maker)) {
      const gate = gateOf(operations.find((operation) => operation.name === name)!).filter((permission) =>
        own.includes(permission),
      );
      expect([name, [...gate].sort()]).toEqual([name, [...new Set(permissions)].sort()]);
    }
  },
);

test('an operation that is refused changes nothing', () => expect(changedByRefused).toBe(false));

test.each(GATES_NOTHING)('PERM-040: %s opens no operation by itself', (name) => {
  expect(gatedBy(name)).toEqual([]);
});

test('PERM-001: a Super Admin, whose role holds no permission, is refused no operation of the console', async () => {
  // Operations on one's own account do not depend on permissions: nobody may change another user's profile.
  expect(gated.length).toBeGreaterThan(30);
  for (const operation of gated) {
    const { errors } = await api.admin.graphql(documentOf(operation), operation.variables);
    expect([operation.name, errors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN')]).toEqual([
      operation.name,
      false,
    ]);
  }
});
