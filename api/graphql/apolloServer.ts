import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { refuseForbiddenMutation } from '../access/forbiddenFields.js';
import type { Context } from '../context.js';
import { statusOf, type ErrorCode } from '../errors.js';
import { chargeCost } from './chargeCost.js';
import { formatError } from './formatError.js';
import { GRAPHQL_LIMITS, limitRules } from './limits.js';

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

/** An answer without any data takes the HTTP status of its error; RATE_LIMITED says when to try again. */
const errorStatus: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        const { data, errors } = response.body.singleResult;
        const [error] = errors ?? [];
        if (error && (data === undefined || data === null)) {
          // A status that says more than ours (405 for a mutation by GET) stays.
          const { status = 200 } = response.http;
          if (status === 200 || status === 500)
            response.http.status = statusOf[error.extensions?.['code'] as ErrorCode] ?? 500;
          const retryAfter = error.extensions?.['retryAfter'];
          if (typeof retryAfter === 'number') response.http.headers.set('retry-after', String(retryAfter));
        }
        return Promise.resolve();
      },
    }),
};

export async function startApollo(
  schema: GraphQLSchema,
  options: { log: Logger; introspection: boolean },
): Promise<ApolloServer<Context>> {
  const { log, introspection } = options;
  const apollo = new ApolloServer<Context>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    validationRules: limitRules,
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    plugins: [ApolloServerPluginLandingPageDisabled(), chargeCost, forbiddenMutations, errorStatus],
    formatError: (formatted, error) =>
      formatError(formatted, error, (fault) => log.error({ err: fault }, 'operation failed')),
    logger: log.child({}, { level: 'warn' }),
  });
  await apollo.start();
  return apollo;
}
