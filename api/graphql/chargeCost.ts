import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.js';
import { limits } from '../platform/limits.js';
import { costOf } from './limits.js';

/** Work is counted before it is done: of whoever is signed in, over all of their sessions; of others by address. */
function charge({ session, visitor, ip }: Context, cost: number): Promise<void> {
  const userId = session?.userId ?? visitor?.userId;
  return userId ? limits.consume('graphqlCost', userId, cost) : limits.consume('graphqlCostByAddress', ip, cost);
}

/** Refuses an operation (RATE_LIMITED) of somebody who has asked for too much within a minute. Kept answers are free. */
export const chargeCost: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, contextValue }) =>
        charge(contextValue, Math.max(1, Math.ceil(costOf(document)))),
    }),
};
