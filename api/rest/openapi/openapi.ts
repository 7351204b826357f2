import { VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import type { Row } from '../../records/rest/row.js';
import type { GraphQLSchema } from 'graphql';
import type { JsonSchema } from '../../records/rest/responses.js';
import { isRequired, isDocumented } from '../../records/rest/inputs.js';
import { inputSchema, inputsSchema, ViewSchemas } from './openapiSchemas.js';
import { BODY_MAX_BYTES } from '../request/requestBody.js';
import type { Route, Routes } from '../routes.js';
import type { Method } from '../../records/rest/row.js';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>> & {
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const INTRODUCTION = `Reads and writes the same records as the GraphQL API, with the same permissions, rules and messages.
Every response has the same shape: success, message, and data, pagination or errors. Bodies may be JSON, urlencoded or
multipart form data alike; fields are at the top level or inside form. Unknown fields are ignored, so that a record can be sent
back as it was read; texts in several languages are objects by language code, { en, ar }, in both directions. The signed-in user acts: a userId, user_id or
sessionId in a payload may be left out, and is refused when it names someone else.`;

/** Purpose of the paths of groups that are no record kind's. */
const GROUPS: Readonly<Record<string, string>> = {
  'Website settings':
    'What the whole site shows: names, logos, colours, the footer, the popup and more, by their keys.',
  'Signing in': 'Sessions of staff and visitors: log in, log out, and who is signed in.',
  "Visitors' accounts": 'Registration, verification by code, forgotten passwords and the profile of a visitor.',
  'Event bookings': 'Places that visitors book, and how staff look after them.',
  Enquiries: 'What visitors write to the people who run the site.',
  Files: 'The file library: pictures, videos and documents that records refer to.',
  'Staff roles': 'Roles of staff, and the permissions that they hold.',
  Staff: 'Accounts of the members of staff.',
};

function descriptionOf(group: string, rows: readonly Row[]): string {
  const description = GROUPS[group] ?? rows.find((row) => row.group === group && row.about)?.about;
  if (!description) throw new Error(`Nothing describes the group '${group}' of REST paths.`);
  return description;
}

/** Failures that can occur everywhere, by status. */
const FAILURES: Readonly<Record<string, string>> = {
  400: 'The request cannot be read, or an id in it is not one.',
  401: 'Nobody is signed in, or the sign-in was refused.',
  403: 'The signed-in user lacks the permission, the payload names another user, or a page of another site sent the request.',
  404: 'There is no such record.',
  409: 'Another record has that value already, someone else changed the record, or its state forbids it.',
  413: `The body is larger than ${VISITOR_BODY_BYTES / 1024} KiB, of staff than ${BODY_MAX_BYTES / 1024} KiB; more where texts hold pictures.`,
  422: 'Fields were refused; errors says which, and why.',
  429: 'Too many requests; Retry-After says for how many seconds.',
  500: 'A fault of the server.',
  503: 'The database is unavailable; Retry-After says for how many seconds.',
};

const TEXT: JsonSchema = { type: 'string' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { type: 'boolean', const: false },
    message: TEXT,
    errors: {
      type: 'object',
      description: 'What is wrong, by field.',
      additionalProperties: { type: 'object', required: ['message'], properties: { message: TEXT } },
    },
  },
};

const PAGINATION: JsonSchema = {
  type: 'object',
  properties: { currentPage: COUNT, currentLimit: COUNT, totalPages: COUNT, totalItemsCount: COUNT },
};

/** '/api/event/category/view' by GET: getEventCategoryView. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function bodyOf(route: Route, method: Method): Operation['requestBody'] {
  const inputs = route.inputs.filter(isDocumented);
  if (method === 'GET' || method === 'DELETE' || inputs.length === 0) return undefined;
  const media = {
    schema: inputsSchema(inputs, route.operation === 'create'),
    ...(route.row.example && { example: route.row.example }),
  };
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return { required: inputs.some(isRequired), content: Object.fromEntries(types.map((type) => [type, media])) };
}

function parametersOf(route: Route, method: Method): Parameter[] {
  if (method !== 'GET' && method !== 'DELETE') {
    return route.inputs.flatMap((input) =>
      input.header ? [{ name: input.header, in: 'header', required: false, schema: inputSchema(input) }] : [],
    );
  }
  const inputs = route.inputs.filter((input) => isDocumented(input) && (route.isRead || input.inQuery));
  return inputs.map((input) => ({
    name: input.name,
    in: 'query',
    required: isRequired(input),
    schema: inputSchema(input),
  }));
}

function operation(path: string, route: Route, method: Method, schemas: ViewSchemas): Operation {
  const { gate, row } = route;
  const success: JsonSchema = route.response.file
    ? { type: 'string', format: 'binary' }
    : {
        type: 'object',
        required: ['success', 'message'],
        properties: {
          success: { type: 'boolean', const: true },
          message: TEXT,
          ...route.response.describe(schemas.of),
        },
      };
  const who = !gate
    ? 'Open to everyone.'
    : gate === 'visitor'
      ? 'Needs a visitor who is signed in.'
      : gate.length === 0
        ? 'Any signed-in member of staff.'
        : `Needs ${gate.join(' or ')}.`;
  const requestBody = bodyOf(route, method);
  return {
    operationId: operationId(method, path),
    tags: [row.group],
    summary: row.summary,
    description: who,
    security: gate ? [{ session: [] }, { bearer: [] }] : [],
    parameters: parametersOf(route, method),
    ...(requestBody && { requestBody }),
    responses: {
      [row.status ?? 200]: {
        description: 'Done.',
        content: { [route.response.file ? '*/*' : 'application/json']: { schema: success } },
      },
      ...Object.fromEntries(
        Object.keys(FAILURES).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

/** The OpenAPI 3.1 document of the tables: names from the tables, types from the schema, examples from the kinds. */
export function openApiOf(schema: GraphQLSchema, routes: Routes): OpenApi {
  const schemas = new ViewSchemas(schema);
  const pathOf = (path: string, route: Route): OpenApi['paths'][string] =>
    Object.fromEntries(route.methods.map((method) => [method.toLowerCase(), operation(path, route, method, schemas)]));
  const rows = routes.entries().map(([, { row }]) => row);
  const paths = Object.fromEntries(routes.entries().map(([path, route]) => [path, pathOf(path, route)]));
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Polyphony REST API',
      version: '1.0.0',
      description: INTRODUCTION.replace(/\n/g, ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(rows.map(({ group }) => group))].map((name) => ({
      name,
      description: descriptionOf(name, rows),
    })),
    paths,
    components: {
      schemas: { Failure: FAILURE, Pagination: PAGINATION, ...schemas.byName },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [status, { description, content: failure }]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
