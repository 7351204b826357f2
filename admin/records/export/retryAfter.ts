import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Default delay in seconds if the server limits the rate without Retry-After. */
const DEFAULT_RETRY_S = 10;

/** Seconds until a rate-limited request may be retried; null for any other error. */
export function retryAfter(error: unknown): number | null {
  if (CombinedGraphQLErrors.is(error)) {
    const refused = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
    return refused ? secondsOf(refused.extensions?.retryAfter) : null;
  }
  if (!ServerError.is(error) || error.statusCode !== 429) return null;
  return secondsOf(Number(error.response.headers.get('retry-after') ?? Number.NaN));
}

const secondsOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : DEFAULT_RETRY_S);
