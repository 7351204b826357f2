import { Types } from 'mongoose';
import { SessionModel } from '../../identity/sessions/storedSession.js';
import { UserModel } from '../../identity/users/user.js';
import { prepare } from '../../rest/routes.js';
import { tables } from '../../modules/restTables.js';
import { createSchema } from '../../start/schema.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';
import { visitorAccount } from '../clients/visitorAccounts.js';
import { documentOf, operationsOf, withAt, type Operation } from './surface.js';

/**
 * Class: access to objects of other users. Operations that only require a session concern the caller: with the id of
 * another user's account or session, every such operation and REST path changes nothing of theirs, and responds as for
 * an unknown id.
 */
const schema = createSchema();
const isPersonal = (gate: Operation['gate']) => gate === 'visitor' || (Array.isArray(gate) && gate.length === 0);
const personal = operationsOf(schema).filter(({ gate }) => isPersonal(gate));
const personalRows = tables.map((row) => prepare(schema, row)).filter(({ gate }) => isPersonal(gate));

let api: TestApi;
let staff: TestClient;
let visitor: TestClient;
let others: readonly string[];
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.signIn.as('Staff without permissions');
  const own = await visitorAccount(api);
  visitor = own.client;
  others = await idsOfOthers();
});
afterAll(() => api.close());

/** The ids of another member of staff, another visitor, and their sessions. */
async function idsOfOthers(): Promise<string[]> {
  const { email } = await api.staffAccount();
  const other = await visitorAccount(api);
  const users = await UserModel.find({ email: { $in: [email, other.email] } }).lean();
  const sessions = await SessionModel.find({ userId: { $in: users.map(({ _id }) => _id) } }).lean();
  expect([users.length, sessions.length]).toEqual([2, 1]);
  return [...users, ...sessions].map(({ _id }) => _id.toHexString());
}

const stored = async (ids: readonly string[]) =>
  JSON.stringify(
    await Promise.all(
      ids.map(async (id) => [await UserModel.findById(id).lean(), await SessionModel.findById(id).lean()]),
    ),
  );

/** The places of ids in an operation's variables. */
const idPlaces = ({ args, variables }: Operation): string[][] =>
  args.flatMap(({ name }) => {
    const value = variables[name];
    if (/id$/i.test(name)) return [[name]];
    return typeof value === 'object' && value !== null
      ? Object.keys(value).flatMap((field) => (/id$/i.test(field) ? [[name, field]] : []))
      : [];
  });

test('there are such operations, and some of them take an id', () => {
  expect(personal.length).toBeGreaterThan(6);
  expect(personal.flatMap(idPlaces).length).toBeGreaterThan(2);
  expect(personalRows.length).toBeGreaterThan(1);
});

test.each(personal.map((operation) => [operation.name, operation] as const))(
  'GraphQL %s reaches nothing of another user',
  async (_name, operation) => {
    const before = await stored(others);
    const client = operation.gate === 'visitor' ? visitor : staff;
    const request = async (place: readonly string[], id: string) => {
      const variables = withAt(operation.variables, place, id) as Record<string, unknown>;
      const { status, data, errors } = await client.graphql(documentOf(operation), variables);
      return JSON.stringify([status, data, errors]).replaceAll(id, 'ID');
    };
    for (const place of idPlaces(operation)) {
      const nobody = await request(place, new Types.ObjectId().toHexString());
      for (const id of others) expect(await request(place, id)).toBe(nobody);
    }
    expect(await stored(others)).toBe(before);
  },
);

test.each(personalRows.map(({ row, gate }) => [row.path, row, gate] as const))(
  'REST %s reaches nothing of another user',
  async (path, row, gate) => {
    const before = await stored(others);
    const client = gate === 'visitor' ? visitor : staff;
    // All names of ids in legacy requests (SPEC-D145); the identity comes from the session alone (SPEC-D63).
    for (const id of others) {
      for (const name of ['_id', 'id', 'targetId', 'userId', 'user_id', 'sessionId']) {
        const method = row.methods[0]!;
        const response =
          method === 'GET'
            ? await client.rest('GET', `${path}?${name}=${id}`)
            : await client.rest(method, path, { ...row.example, [name]: id });
        expect([path, name, response.status < 500]).toEqual([path, name, true]);
        expect(JSON.stringify(response.body)).not.toContain(id);
      }
    }
    expect(await stored(others)).toBe(before);
  },
);
