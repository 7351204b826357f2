import type { ApolloServerPlugin } from '@apollo/server';
import { messages } from '@polyphony/domain/messages/messages.js';
import { execute, getOperationAST, GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context } from '../../context.js';
import { badUserInput } from '../../platform/errors.js';
import { costOf, type CostedOperation } from './cost.js';
import { executionOptions, GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';

/** Cost of drawing one page of the site, in points of the cost limit. Cached pages are free. */
const PAGE_POINTS = 200;

/** Bytes of a request that count one point, whatever comes of it: what is refused was read and parsed as well. */
const BYTES_OF_POINT = 256;

type Client = Pick<Context, 'session' | 'visitor' | 'ip' | 'services'>;

/** Counted before the work: by the signed-in user, over all of their sessions; otherwise by address. */
function charge({ session, visitor, ip, services: { limits } }: Client, points: number): Promise<void> {
  const userId = session?.userId ?? visitor?.userId;
  return userId ? limits.consume('graphqlCost', userId, points) : limits.consume('graphqlCostByAddress', ip, points);
}

/**
 * Charges an operation's cost to its client.
 * @throws RATE_LIMITED once the client has spent the points of a minute; BAD_USER_INPUT for an operation that exceeds
 * the limit by itself
 */
export function chargeOperation(client: Client, operation: CostedOperation): Promise<void> {
  const points = Math.max(1, Math.ceil(costOf(operation)));
  if (points > GRAPHQL_LIMITS.cost) throw badUserInput(messages.queryTooComplex);
  return charge(client, points);
}

/** @throws RATE_LIMITED */
export const chargePage = (client: Client): Promise<void> => charge(client, PAGE_POINTS);

/**
 * Charges what was sent, before anything is parsed. Bytes above the usual length are pictures within texts, which only few
 * may send at a time.
 * @throws RATE_LIMITED
 */
export const chargeBytes = (client: Client, bytes: number): Promise<void> =>
  charge(client, Math.max(1, Math.ceil(Math.min(bytes, GRAPHQL_LIMITS.bodyBytes) / BYTES_OF_POINT)));

/** Charges the operations of /graphql; cached responses do not reach it. */
export const chargeCost: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        // Without an operation, execution reports what is wrong with its name.
        if (operation)
          await chargeOperation(contextValue, { schema, document, operation, variables: request.variables });
      },
    }),
};

/** graphql-js's `execute` for the REST paths: their operations are charged like those of /graphql. */
export async function executeCharged(
  args: ExecutionArgs & { readonly contextValue: Context },
): Promise<ExecutionResult> {
  const { schema, document, operationName, variableValues, contextValue } = args;
  const operation = getOperationAST(document, operationName);
  try {
    if (operation)
      await chargeOperation(contextValue, { schema, document, operation, variables: variableValues ?? undefined });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
  return execute({ ...args, options: executionOptions });
}
