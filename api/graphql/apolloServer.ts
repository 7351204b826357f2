import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { refuseForbiddenMutation } from '../access/forbiddenFields.js';
import type { Context } from '../context.js';
import { codeOf, refusalCodeOf, retryAfterOf, statusOf, type ErrorCode } from '../platform/errors.js';
import { chargeCost } from './cost/chargeCost.js';
import { formatError, reportFault } from './formatError.js';
import { executionOptions, GRAPHQL_LIMITS, limitRules, validationOptions } from '../platform/limits/graphqlLimits.js';
import { JSON_TYPE, responseType } from './http/mediaTypes.js';
import { rootTypesRule } from './rootTypesRule.js';

/** A mutation that names a forbidden field fails whole, before it writes anything. */
const forbiddenMutations: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operationName, request, contextValue }) => {
        const [refusal] = refuseForbiddenMutation(schema, document, operationName, contextValue, request.variables);
        return refusal ? Promise.reject(refusal) : Promise.resolve();
      },
    }),
};

/** Apollo Server's code for a request that is malformed before any document is looked at. */
const MALFORMED = 'BAD_REQUEST';

/**
 * Whether the errors are of the document or its variables (parsing, validation, choice of the operation, coercion): then
 * nothing was executed, and the result has no `data` at all.
 */
const isDocumentError = (
  codes: readonly unknown[],
  data: unknown,
  errors: readonly GraphQLError[] | undefined,
): boolean =>
  data === undefined &&
  codes.every((code) => code === ('BAD_USER_INPUT' satisfies ErrorCode)) &&
  !errors?.some((error) => codeOf(error) === MALFORMED);

/** A response of which a part is missing because of an outage is worth another try as a whole. */
function outageStatus(http: HTTPGraphQLHead, retryAfter: unknown): Promise<void> {
  http.status = statusOf.SERVICE_UNAVAILABLE;
  http.headers.set('retry-after', String(retryAfter));
  return Promise.resolve();
}

/**
 * A response without any data has the HTTP status of its error; RATE_LIMITED says when to try again. Errors of the
 * document are 200 under application/json, as GraphQL over HTTP has it for clients that read JSON of a 200 only.
 */
const errorStatus: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response, errors: raised }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        const { data, errors } = response.body.singleResult;
        const [error] = errors ?? [];
        if (!errors || !error) return Promise.resolve();
        const codes = errors.map(codeOf);
        const outage = codes.indexOf('SERVICE_UNAVAILABLE' satisfies ErrorCode);
        if (outage >= 0) return outageStatus(response.http, retryAfterOf(errors[outage] ?? error));
        if (data !== undefined && data !== null) return Promise.resolve();
        const type = responseType(request.http?.headers.get('accept'));
        // A status that says more than ours (405 for a mutation by GET) stays.
        const { status = 200 } = response.http;
        if (type === JSON_TYPE && isDocumentError(codes, data, raised)) response.http.status = 200;
        else if (status === 200 || status === 500) response.http.status = statusOf[refusalCodeOf(error)];
        const retryAfter = retryAfterOf(error);
        if (retryAfter !== null) response.http.headers.set('retry-after', String(retryAfter));
        return Promise.resolve();
      },
    }),
};

/** The requests that errors belong to: faults are logged with the request's id, messages read in its language. */
const contexts = new WeakMap<object, Pick<Context, 'log' | 'messageLanguage'>>();
const contextsOfErrors: ApolloServerPlugin<Context> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      didEncounterErrors: ({ errors }) => {
        for (const error of errors) contexts.set(error, contextValue);
        return Promise.resolve();
      },
    }),
};

/** Two servers of one schema: they differ in whether clients learn what it has. */
export interface Apollos {
  readonly open: ApolloServer<Context>;
  readonly closed: ApolloServer<Context>;
}

export async function startApollos(schema: GraphQLSchema, log: Logger): Promise<Apollos> {
  const [open, closed] = await Promise.all([
    startApollo(schema, { log, introspection: true }),
    startApollo(schema, { log, introspection: false }),
  ]);
  return { open, closed };
}

async function startApollo(
  schema: GraphQLSchema,
  options: { log: Logger; introspection: boolean },
): Promise<ApolloServer<Context>> {
  const { log, introspection } = options;
  const apollo = new ApolloServer<Context>({
    schema,
    introspection,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    validationRules: [...limitRules, rootTypesRule],
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    // Not by hideSchemaDetailsFromClientErrors: its pattern takes the square of the length of what a client sent.
    validationOptions: validationOptions(!introspection),
    executionOptions,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It wraps the resolver of every field of the schema, for hints that no field of ours has.
      ApolloServerPluginCacheControlDisabled(),
      chargeCost,
      forbiddenMutations,
      errorStatus,
      contextsOfErrors,
    ],
    formatError: (formatted, error) => {
      const request = (error instanceof Error && contexts.get(error)) || { log, messageLanguage: SOURCE_LANGUAGE };
      return formatError(formatted, error, request.messageLanguage, (fault) => reportFault(fault, request.log));
    },
    logger: log.child({}, { level: 'warn' }),
  });
  await apollo.start();
  return apollo;
}
