import { ECHO_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { databaseAvailability } from '../platform/database/availability.js';
import { unavailabilityOf } from '../platform/database/unavailable.js';
import { codeOf, isErrorCode, userMessageOf, type ErrorCode } from '../platform/errors.js';

/** Codes that GraphQL servers use for their own refusals, in our vocabulary. */
const translated: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

function ownCodeOf(error: GraphQLFormattedError): ErrorCode {
  const code = codeOf(error);
  if (isErrorCode(code)) return code;
  return (typeof code === 'string' && translated[code]) || 'INTERNAL';
}

/**
 * Whether graphql-js itself refuses the request, before it executes anything: such an error has no place in the result, and
 * no error of a resolver behind it.
 */
const isRefusalOfRequest = (error: unknown) =>
  error instanceof GraphQLError && !error.originalError && !error.path && !codeOf(error);

/** A message of a library repeats what the client sent, of any length, between its beginning and what is wrong with it. */
const cut = (message: string): string =>
  message.length > ECHO_MAX ? `${message.slice(0, ECHO_MAX / 2)}…${message.slice(-ECHO_MAX / 2)}` : message;

/** Logs the error of an operation that is no refusal; it may be the first sign of an outage. */
export function reportFault(fault: unknown, log: Pick<Logger, 'error'>): void {
  databaseAvailability.report(fault);
  log.error({ err: fault }, 'operation failed');
}

/** The message without the name of the server's software and its advice to the operator. */
const messageOf = ({ message, extensions: { validationErrorCode } = {} }: GraphQLFormattedError): string =>
  validationErrorCode === 'INTROSPECTION_DISABLED' ? 'Introspection is disabled.' : cut(message);

/**
 * The error as sent to clients: one of our codes and a message, never a stack or an error of the database. Calls
 * `report` with internal errors.
 * @param language the language of the response
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  language: string,
  report: (fault: unknown) => void,
): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  const code = isRefusalOfRequest(error) ? 'BAD_USER_INPUT' : ownCodeOf(formatted);
  if (code === 'INTERNAL') {
    const fault = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    report(fault);
    const unavailable = unavailabilityOf(fault);
    if (unavailable)
      return {
        message: renderMessage(messages.databaseUnavailable, language),
        ...place,
        extensions: { ...unavailable.extensions },
      };
    return { message: renderMessage(messages.unexpected, language), ...place, extensions: { code: 'INTERNAL' } };
  }
  const userMessage = userMessageOf(error);
  const message = userMessage ? renderMessage(userMessage, language) : messageOf(formatted);
  return { message, ...place, extensions: { ...extensions, code } };
}
