import { messages } from '@polyphony/domain/messages.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { statusOf, type ErrorCode } from '../errors.js';

/** What GraphQL servers call their own refusals, in our vocabulary. */
const translated: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

const codeOf = (code: unknown): ErrorCode =>
  typeof code !== 'string'
    ? 'INTERNAL'
    : Object.hasOwn(statusOf, code)
      ? (code as ErrorCode)
      : (translated[code] ?? 'INTERNAL');

/** Whether the error is a fault of ours: it is logged in full, and the client learns nothing of it. */
const isFault = (formatted: GraphQLFormattedError) => codeOf(formatted.extensions?.['code']) === 'INTERNAL';

/**
 * The error as a client may see it: one of our codes, the message, never a stack or a text of the database. `report` is
 * given the faults.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (fault: unknown) => void,
): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (isFault(formatted)) {
    report(error instanceof GraphQLError ? (error.originalError ?? error) : error);
    return { message: messages.unexpected, ...place, extensions: { code: 'INTERNAL' } };
  }
  return { message: formatted.message, ...place, extensions: { ...extensions, code: codeOf(extensions['code']) } };
}
