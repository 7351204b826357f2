import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isMessage, messages, type Said } from '@polyphony/domain/messages.js';
import type { GraphQLFormattedError } from 'graphql';

/** What went wrong, in words for a person, and the number under which the server logged it. */
export interface Failure {
  readonly message: Said;
  /** The server's code ('NOT_FOUND', 'CONFLICT', …); null when the server was not reached or answered something else. */
  readonly code: string | null;
  readonly requestId: string | null;
}

/** Something went wrong, and this is what is said of it. */
export class SaidFailure extends Error {
  override readonly name: string = 'SaidFailure';

  constructor(
    readonly said: Said,
    options?: ErrorOptions,
  ) {
    super(isMessage(said) ? said.code : said, options);
  }
}

/** Reads any error that a query or mutation ended with. The server's own message is preferred to `fallback`. */
export function failureOf(error: unknown, fallback: Said = messages.unexpected): Failure {
  if (error instanceof SaidFailure) return { message: error.said, code: null, requestId: null };
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return {
      message: first?.message || fallback,
      code: textOf(first?.extensions?.code),
      requestId: textOf(first?.extensions?.requestId),
    };
  }
  const requestId = ServerError.is(error) ? error.response.headers.get(REQUEST_ID_HEADER) : null;
  return { message: fallback, code: null, requestId };
}

/** The header by which the server names a request in its log. */
const REQUEST_ID_HEADER = 'x-request-id';

/** Errors with the number of the request they come from, so that whoever shows one can name it. */
export function withRequestId(
  errors: readonly GraphQLFormattedError[],
  response: Response | undefined,
): readonly GraphQLFormattedError[] {
  const requestId = response?.headers.get(REQUEST_ID_HEADER);
  if (!requestId) return errors;
  return errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
