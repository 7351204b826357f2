import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE, VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { SIGN_OUT_CONFIRM, SIGN_OUT_PATH } from '@polyphony/domain/people/signIn.js';
import { execute as graphqlExecute, GraphQLError, print, type GraphQLSchema } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { opensPage, senderOf } from '../identity/sessions/crossSite.js';
import { forbiddenFields } from '../access/forbiddenFields.js';
import { refusalAt } from '../access/gates.js';
import type { Context } from '../context.js';
import { chargeBytes } from '../graphql/cost/chargeCost.js';
import { isLarge, largeLimit, acceptsPictures } from '../platform/http/largeBodies.js';
import { langOf, requestIdOf } from '../http/requestContext.js';
import { fail, Refusal, refusalOf, succeed, type Reply } from '../records/rest/envelope.js';
import { formValues } from './request/formValues.js';
import { openApiOf } from './openapi/openapi.js';
import { operationsOf, type Execute } from './operations.js';
import { BODY_MAX_BYTES, readFields } from './request/requestBody.js';
import { refuseOtherUser, requestFields, type SentField } from './request/requestFields.js';
import { allowedMethods, Routes, type Route } from './routes.js';
import { databaseAvailability } from '../platform/database/availability.js';
import { RETRY_AFTER_S } from '../platform/database/unavailable.js';
import { serviceUnavailable } from '../platform/errors.js';
import { compress as compressBody, encodingFor, encodingHeaders } from '../platform/http/compressedBody.js';
import type { Handler } from '../platform/http/handler.js';
import { sendText, type TextDocument } from '../platform/http/sendText.js';
import { bytesOf, send, sendBytes } from './send.js';
import { sendFile } from './sendFile.js';
import type { SharedReads } from './sharedReads.js';
import { resolveLanguage } from '../modules/languages/languageDirectory.js';
import { tables } from '../modules/restTables.js';
import { namesOf, REQUEST_LANGUAGE } from '../records/rest/inputs.js';
import type { Row } from '../records/rest/row.js';
import type { Services } from '../services.js';
import { nameAt, refusalOfShape, variablesOf } from './request/variables.js';

export interface GatewayOptions {
  readonly schema: GraphQLSchema;
  /** Its paths; the product's unless given. */
  readonly rows?: readonly Row[];
  readonly services: Pick<Services, 'storage'>;
  /**
   * The context of a request, as GraphQL requests get it: who is signed in by cookie (only when the request does not come
   * from another site) or bearer token, and a reply whose cookies go onto `res`.
   */
  readonly contextFor: (req: IncomingMessage, res: ServerResponse) => Promise<Context>;
  /** graphql-js's own unless given. */
  readonly execute?: Execute;
  /** The cached responses to visitors; without it, every request is executed. */
  readonly shared?: SharedReads;
  /** Puts compression in front of a handler; without it, responses are sent as they are. */
  readonly compress?: (handler: Gateway) => (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  readonly log: Pick<Logger, 'error'>;
  /** The site's public address, when a proxy in front of it changes the Host header. */
  readonly publicUrl?: string;
}

export type Gateway = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at + 1) };
}

/** A caller who may not call it learns just that, before anything is said about what was sent. */
function refuseAtGate(schema: GraphQLSchema, { document, operation, row, gate }: Route, context: Context): void {
  if (!gate) return;
  const refusals = [operation, ...(row.orElse ?? [])].map((name) => {
    const [closed] = forbiddenFields(schema, document, name, context);
    return closed && refusalAt(closed.gate, context);
  });
  const [refusal] = refusals;
  if (refusal && refusals.every(Boolean)) throw refusalOf(refusal) ?? refusal;
}

/**
 * A write that a page of another site sent, by a form, a link or a picture. Browsers never add a bearer token by
 * themselves, so a request with one is its sender's own.
 */
function refuseForeign({ isRead }: Route, { method, headers }: IncomingMessage, publicUrl?: string): void {
  if (isRead || headers.authorization) return;
  const { 'sec-fetch-dest': dest = 'empty' } = headers;
  const isEmbedded = method === 'GET' && !['document', 'empty'].includes(dest);
  if (senderOf(headers, publicUrl) !== 'foreign' && !isEmbedded) return;
  // The only write by GET is the sign-out: the person who followed a link decides.
  const canConfirm = method === 'GET' && opensPage(headers);
  if (!canConfirm) throw new Refusal(403, messages.foreignRequest);
  throw new Refusal(303, messages.foreignRequest, undefined, { Location: `${SIGN_OUT_PATH}?${SIGN_OUT_CONFIRM}` });
}

/** Bytes that a body may have: more than others where it writes texts that may come with pictures. */
function bodyBytes({ document }: Route, req: IncomingMessage, context: Context): number {
  if (!context.session) return VISITOR_BODY_BYTES;
  return isLarge(req, BODY_MAX_BYTES) && acceptsPictures(print(document))
    ? Math.max(BODY_MAX_BYTES, largeLimit(context))
    : BODY_MAX_BYTES;
}

/** Charges what a client sent. @throws Refusal 429 */
async function charge(context: Context, bytes: number): Promise<void> {
  try {
    await chargeBytes(context, bytes);
  } catch (error) {
    throw (error instanceof GraphQLError && refusalOf(error)) || error;
  }
}

/** The language that a field of the request names, where the path declares none of its own. */
function languageIn(fields: readonly SentField[], { inputs }: Route): string | null {
  if (!inputs.includes(REQUEST_LANGUAGE)) return null;
  const requested = fields.find(({ name }) => namesOf(REQUEST_LANGUAGE).includes(name))?.value;
  return typeof requested === 'string' && requested !== '' ? requested : null;
}

/** The context of a request that names its language by a field; one that is unknown or not active changes nothing but messages. */
function withRequestedLanguage(code: string, context: Context): Context {
  const { language, languages } = context;
  const requested = resolveLanguage(
    { active: languages, default: language.default, base: baseLanguage() },
    code,
    language.requested,
  );
  const isExplicit = language.isExplicit === true || requested === code;
  return { ...context, language: { ...language, requested, isExplicit }, messageLanguage: code };
}

interface Surface {
  readonly routes: Routes;
  /** The texts that describe the routes, by path; their page is in api/rest/openapi/restPage.ts. */
  readonly documents: ReadonlyMap<string, TextDocument>;
}

/** Memoized by schema and rows: every document of the tables is validated, which takes as long as the rest of a start. */
const surfaces = new WeakMap<GraphQLSchema, WeakMap<readonly Row[], Surface>>();

function surfaceOf(schema: GraphQLSchema, rows: readonly Row[]): Surface {
  const ofSchema = surfaces.get(schema) ?? new WeakMap<readonly Row[], Surface>();
  surfaces.set(schema, ofSchema);
  const built = ofSchema.get(rows);
  if (built) return built;
  const routes = new Routes(schema, rows);
  const openApi = openApiOf(schema, routes);
  const surface: Surface = {
    routes,
    documents: new Map([
      ['/api/openapi.json', { type: 'application/json; charset=utf-8', text: JSON.stringify(openApi) }],
    ]),
  };
  ofSchema.set(rows, surface);
  return surface;
}

/** Says in REST's form that the database cannot serve a request. */
export const restUnavailable: Handler = (req, res) =>
  send(req, res, fail(serviceUnavailable(RETRY_AFTER_S), langOf(req.url) ?? SOURCE_LANGUAGE));

/**
 * The legacy REST surface under /api: each path executes its table's operation on the schema, in this process.
 * The request's path is expected whole ('/api/...') and its body unread.
 * @throws Error at once, naming the row, when a table does not fit the schema
 */
export function createRestGateway({
  schema,
  rows = tables,
  services,
  contextFor,
  execute = graphqlExecute,
  shared,
  compress = (handler) => handler,
  log,
  publicUrl,
}: GatewayOptions): Gateway {
  const { routes, documents } = surfaceOf(schema, rows);

  async function createReply(
    route: Route,
    req: IncomingMessage,
    res: ServerResponse,
    search: string,
    language: string,
  ): Promise<Reply> {
    const context: Context = { ...(await contextFor(req, res)), face: 'REST', messageLanguage: language };
    refuseAtGate(schema, route, context);
    refuseForeign(route, req, publicUrl);
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
    const query = formValues(new URLSearchParams(search));
    const { fields, keys, acting } = requestFields(
      route.row,
      query,
      hasBody
        ? await readFields(req, {
            file: route.acceptsFile,
            bytes: bodyBytes(route, req, context),
            charge: (bytes) => charge(context, bytes),
          })
        : {},
      req.headers,
    );
    refuseOtherUser(acting, context);
    const requestedLanguage = languageIn(fields, route);
    const speaking = requestedLanguage === null ? context : withRequestedLanguage(requestedLanguage, context);
    try {
      const variables = variablesOf(route, fields);
      if (variables.errors.size > 0) throw await refusalOfShape(route, variables);
      const run = operationsOf({ schema, execute }, route, speaking, variables);
      const result = route.run
        ? await route.run({
            variables: variables.values,
            others: variables.others,
            nameAt: (path) => nameAt(variables.nameOf, path),
            keys,
            run,
          })
        : await run(route.operation, variables.values);
      const reply = succeed(route.status ?? 200, route.response.content(result), speaking.messageLanguage);
      return route.response.file ? { ...reply, file: route.response.file(result) } : reply;
    } catch (error) {
      if (error instanceof Refusal) return fail(error, speaking.messageLanguage);
      throw error;
    }
  }

  /** Compressed once: what puts compression in front of the gateway leaves alone what is encoded already. */
  async function sendCached(
    { cache }: SharedReads,
    key: string,
    body: Buffer,
    req: IncomingMessage,
    res: ServerResponse,
  ) {
    const encoding = encodingFor(req, body.length);
    const encoded = encoding && (await cache.derived(key, encoding, (bytes) => compressBody(bytes, encoding)));
    sendBytes(req, res, { status: 200, headers: encoded ? encodingHeaders(encoding) : {} }, encoded ?? body);
  }

  /** Responds from the cache before a session or a context is made, where an earlier response still holds. */
  async function respond(route: Route, req: IncomingMessage, res: ServerResponse, search: string, language: string) {
    const place = (await shared?.placeOf(route, req)) ?? null;
    if (place?.body && shared) return sendCached(shared, place.key, place.body, req, res);
    const stamps = place && shared ? shared.stampsOf(route) : null;
    const reply = await createReply(route, req, res, search, language);
    if (reply.file) return sendFile(req, res, reply.file, services.storage);
    const body = bytesOf(reply);
    if (!place || !shared || !stamps || reply.status !== 200) return sendBytes(req, res, reply, body);
    // As the next one is responded to from the cache, so is this one.
    shared.store(place, body, stamps, res);
    return sendCached(shared, place.key, body, req, res);
  }

  const handle: Gateway = async (req, res) => {
    const { path, search } = splitUrl(req.url ?? '');
    // The literal English texts of the specification, unless the request names another language.
    const language = langOf(req.url) ?? SOURCE_LANGUAGE;
    try {
      const text = documents.get(path);
      const route = routes.find(path);
      if (!text && !route) throw new Refusal(404, messages.unknownPath);
      const allowed = route ? allowedMethods(route) : ['GET', 'HEAD', 'OPTIONS'];
      const headers = { Allow: allowed.join(', ') };
      if (req.method === 'OPTIONS') res.writeHead(204, headers).end();
      else if (!allowed.includes(req.method ?? ''))
        throw new Refusal(405, messages.methodNotAllowed, undefined, headers);
      else if (text) sendText(req, res, text);
      else if (route) await respond(route, req, res, search, language);
    } catch (error) {
      databaseAvailability.report(error);
      const reply = fail(error, language);
      if (reply.status === 500)
        log.error({ err: error, requestId: requestIdOf(req), method: req.method, path }, 'REST request failed');
      send(req, res, reply);
    }
  };

  const handleCompressed = compress(handle);
  return async (req, res) => {
    // The response to a client that accepts no encoding need not go through compression to get its header.
    const route = req.headers['accept-encoding'] === undefined ? routes.find(splitUrl(req.url ?? '').path) : null;
    const place = route && shared ? await shared.placeOf(route, req) : null;
    if (place?.body) sendBytes(req, res, { status: 200, headers: { Vary: 'Accept-Encoding' } }, place.body);
    else await handleCompressed(req, res);
  };
}
