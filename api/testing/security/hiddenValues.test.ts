import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { getNamedType, isNonNullType } from 'graphql';
import { Types } from 'mongoose';
import { prepare, type Route } from '../../rest/routes.js';
import { tables } from '../../modules/restTables.js';
import { createSchema } from '../../start/schema.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';
import { siteFaces } from '../histories/faces.js';
import { putHidden, removeHidden, SECRETS } from './hiddenRecords.js';
import {
  documentOf,
  onlyAt,
  operationsOf,
  textPlaces,
  wholeDocumentOf,
  withAt,
  type Admits,
  type Operation,
} from './surface.js';

/**
 * Class: inferring values that may not be read. Two databases that differ only in values that a caller may not see give
 * that caller identical responses to every request: by selection, filter, sort, search, id, option list, page and error
 * text. The values of all kinds differ at once, so every query is sent once per caller, not once per kind.
 */
/** Counts cached responses, so these requests themselves change it. */
const COUNTS_QUESTIONS = 'cacheCount';
const schema = createSchema();
const operations = operationsOf(schema);
const queries = operations.filter(({ kind, name }) => kind === 'query' && name !== COUNTS_QUESTIONS);
const reads = tables
  .map((row) => prepare(schema, row))
  .filter(({ methods, isRead }) => isRead && methods.includes('GET'));

const secretKinds = allKinds.filter(({ seenByAll }) => !seenByAll);

/** A client and the gates that admit it; a caller without a session passes none. */
interface Caller {
  readonly client: TestClient;
  readonly admits: Admits;
}
const visitor = (client: TestClient): Caller => ({ client, admits: (gate) => gate === null });
const staff = (client: TestClient, permissions: readonly string[] = []): Caller => ({
  client,
  admits: (gate) =>
    gate === null || (gate !== 'visitor' && (gate.length === 0 || gate.some((name) => permissions.includes(name)))),
});

/** An operation without filters: the first page of everything. */
const plainly = ({ args, variables }: Operation): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(args.filter(({ type }) => isNonNullType(type)).map(({ name }) => [name, variables[name]])),
  ...('pageSize' in variables && { pageSize: 20 }),
});

type Place = readonly (string | number)[];

/** The secret values to try at this place of the variables. */
function secretsFor(place: Place): readonly string[] {
  const field = String(place.findLast((step) => typeof step === 'string'));
  if (/id$/i.test(field)) return [SECRETS.id];
  return /slug$/i.test(field) ? [SECRETS.slug, SECRETS.id] : Object.values(SECRETS);
}

/** The variables to request an operation with: each secret at each place by itself, and at all places together. */
function variantsOf(query: Operation, open: boolean): readonly object[] {
  const places = textPlaces(query.variables);
  const everywhere = places.reduce<unknown>(
    (variables, place) => withAt(variables, place, secretsFor(place)[0]),
    query.variables,
  ) as object;
  // Behind a closed gate nothing is read, wherever the secrets are.
  if (!open) return [plainly(query), everywhere];
  const alone = places.flatMap((place) =>
    secretsFor(place).map((value) => ({ ...plainly(query), ...(onlyAt(place, value) as object) })),
  );
  return [query.variables, plainly(query), ...alone, everywhere];
}

/** The same for a REST path; unknown parameters would be refused in any case. */
function parametersOf({ inputs }: Route, open: boolean): readonly string[] {
  const texts = inputs.filter(({ type }) => type && ['String', 'ID'].includes(getNamedType(type).name));
  const each = texts.map(({ name, to }) => secretsFor([to ?? name]).map((value) => `${name}=${value}`));
  return open ? ['', ...each.flat()] : [each.map(([first]) => first).join('&')];
}

/**
 * The errors of a response that withholds everything: what they say. Which of several refused fields are listed, and in which
 * order, depends on which of them is resolved first.
 */
const distinctErrors = (errors: readonly { readonly message: string; readonly extensions: object }[]) =>
  [...new Set(errors.map(({ message, extensions }) => JSON.stringify([message, extensions])))].sort();

/** The responses to a caller for these operations, one per line. */
async function responsesTo({ client, admits }: Caller, requested = queries, rest = reads): Promise<string[]> {
  const responses: unknown[] = [];
  for (const query of requested) {
    const open = admits(query.gate);
    const whole = open ? [query.variables, plainly(query)] : [];
    // One forbidden field withholds all others: only what the caller may select shows what comes back.
    for (const [document, variants] of [
      [wholeDocumentOf(query), whole],
      [wholeDocumentOf(query, admits), variantsOf(query, open)],
    ] as const) {
      for (const variables of variants) {
        const { status, data, errors } = await client.graphql(document, variables);
        responses.push([query.name, variables, status, data, data ? errors : distinctErrors(errors)]);
      }
    }
  }
  for (const route of rest) {
    for (const parameters of parametersOf(route, admits(route.gate))) {
      const { status, body } = await client.rest('GET', `${route.row.path}?${parameters}`);
      responses.push([route.row.path, parameters, status, body]);
    }
  }
  return responses.map((response) =>
    JSON.stringify(response, (key, value: unknown) => (key === 'requestId' ? undefined : value)),
  );
}

/** The responses that have changed. */
const otherThan = (before: readonly string[], after: readonly string[]) =>
  after.filter((response, index) => response !== before[index]);

/** Parts that change with each request: nonces, ids of requests, and the time of the request in the contact form. */
const OF_REQUEST = /nonce="[^"]*"|nonce-[\w+/=-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b\d{13}\b/g;

/** The site, searched for the secret value where it can be searched. */
const pages = async (url: string): Promise<string[]> =>
  (await siteFaces(url, `?search=${SECRETS.name}`)).map(({ name, text }) => name + text.replaceAll(OF_REQUEST, ''));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a visitor, and staff without permissions, get identical responses for all kinds', async () => {
  const callers = [visitor(api.visitor), staff(await api.signIn.as('Staff without permissions'))];
  for (const kind of secretKinds) await putHidden(api, kind, 'Alpha');
  const before = await Promise.all(callers.map((caller) => responsesTo(caller)));
  const site = await pages(api.url);
  for (const kind of secretKinds) await putHidden(api, kind, 'Beta');
  for (const [index, caller] of callers.entries())
    expect(otherThan(before[index]!, await responsesTo(caller))).toEqual([]);
  expect(otherThan(site, await pages(api.url))).toEqual([]);
  for (const kind of secretKinds) await removeHidden(api, kind);
});

// Two kinds, so that each kind is hidden from a caller with all permissions for another.
test.each(secretKinds.slice(0, 2).map((kind) => [kind.name, kind] as const))(
  'staff with all permissions for %s get identical responses for all other kinds',
  async (_name, own) => {
    const permissions = own.permissions.all;
    const caller = staff(await api.staff(...permissions), permissions);
    const open = queries.filter(({ gate }) => caller.admits(gate));
    const others = secretKinds.filter((kind) => kind !== own);
    for (const kind of others) await putHidden(api, kind, 'Alpha');
    const before = await responsesTo(caller, open);
    for (const kind of others) await putHidden(api, kind, 'Beta');
    expect(otherThan(before, await responsesTo(caller, open))).toEqual([]);
    for (const kind of others) await removeHidden(api, kind);
  },
);

describe('the test detects differences', () => {
  let reader: Caller;
  beforeAll(async () => {
    // Complete documents select every field, including those of other kinds and those with permissions of their own.
    const views = allKinds.map(({ permissions }) => permissions.view);
    const permissions: Permission[] = [...views, 'VIEW_ALL_EVENT_BOOKINGS', 'FILE_DETAILS'];
    reader = staff(await api.staff(...permissions), permissions);
  });

  test.each(allKinds.map((kind) => [kind.name, kind] as const))(
    'a caller who may read %s gets the difference',
    async (_name, kind) => {
      const own = queries.filter(({ name }) => name === kind.plural || name === kind.name);
      await putHidden(api, kind, 'Alpha');
      const alpha = await responsesTo(reader, own, []);
      await putHidden(api, kind, 'Beta');
      expect(otherThan(alpha, await responsesTo(reader, own, []))).not.toEqual([]);
      await removeHidden(api, kind);
    },
  );
});

test('an id that may not be used gets the same response whether or not the record exists', async () => {
  const powerless = await api.signIn.as('Staff without permissions');
  for (const kind of allKinds) await putHidden(api, kind, 'Alpha');
  const mutations = operations.filter(
    ({ kind, args }) => kind === 'mutation' && args.some(({ name }) => name === 'id'),
  );
  expect(mutations.length).toBeGreaterThan(10);
  for (const mutation of mutations) {
    const requests = [SECRETS.id, new Types.ObjectId().toHexString()].map((id) =>
      powerless.graphql(documentOf(mutation), { ...mutation.variables, id }),
    );
    const [existing, nowhere] = (await Promise.all(requests)).map(({ status, data, errors }) =>
      JSON.stringify([status, data, errors]),
    );
    expect(existing).toBe(nowhere);
  }
});
