import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Where a server says that there were too many requests, but not when the next one is welcome. */
const UNSAID_S = 10;

/** In how many seconds a request that was one too many may be sent again; null when it failed for another reason. */
export function retryAfter(error: unknown): number | null {
  if (CombinedGraphQLErrors.is(error)) {
    const refused = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
    return refused ? secondsOf(refused.extensions?.retryAfter) : null;
  }
  if (!ServerError.is(error) || error.statusCode !== 429) return null;
  return secondsOf(Number(error.response.headers.get('retry-after') ?? Number.NaN));
}

const secondsOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : UNSAID_S);
