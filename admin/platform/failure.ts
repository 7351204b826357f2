import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isMessage, messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import type { GraphQLFormattedError } from 'graphql';

/** An error as a message to the user, with the request id that the server logged it with. */
export interface Failure {
  readonly message: MessageOrText;
  /** The server's code ('NOT_FOUND', 'CONFLICT', …); null without a valid response. */
  readonly code: string | null;
  readonly requestId: string | null;
}

/** An error with a message to the user. */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';

  constructor(
    readonly userMessage: MessageOrText,
    options?: ErrorOptions,
  ) {
    super(isMessage(userMessage) ? userMessage.code : userMessage, options);
  }
}

/** Converts any error of a query or mutation. The server's own message is preferred to `fallback`. */
export function failureOf(error: unknown, fallback: MessageOrText = messages.unexpected): Failure {
  if (error instanceof UserFacingError) return { message: error.userMessage, code: null, requestId: null };
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

/** The response header with the request id. */
const REQUEST_ID_HEADER = 'x-request-id';

/** Adds the request id to errors, so that it can be displayed with them. */
export function withRequestId(
  errors: readonly GraphQLFormattedError[],
  response: Response | undefined,
): readonly GraphQLFormattedError[] {
  const requestId = response?.headers.get(REQUEST_ID_HEADER);
  if (!requestId) return errors;
  return errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
