import { isMessage, messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** All error codes. A rule that the user broke is data in a payload's `errors`, never one of these. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL';

/** The HTTP status of a response whose only outcome is this error. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
};

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(statusOf, code);

type Extended = Pick<GraphQLFormattedError, 'extensions'>;

/** The code of an error of GraphQL: one of ours, or one of a library. */
export const codeOf = ({ extensions: { code } = {} }: Extended): unknown => code;

/** Seconds until a client should retry, of an error that says so. */
export const retryAfterOf = ({ extensions: { retryAfter } = {} }: Extended) =>
  typeof retryAfter === 'number' ? retryAfter : null;

/** The code of a refusal. */
export function refusalCodeOf(error: Extended): ErrorCode {
  const code = codeOf(error);
  return isErrorCode(code) ? code : 'INTERNAL';
}

/** An error with a localizable message: clients get it in the language of their request, logs in English. */
class Refusal extends GraphQLError {
  constructor(
    readonly userMessage: Message,
    extensions: Record<string, unknown>,
  ) {
    super(inEnglish(userMessage), { extensions });
  }
}

/** The message of a refusal, also where GraphQL has wrapped it; null for other errors. */
export function userMessageOf(error: unknown): Message | null {
  if (error instanceof Refusal) return error.userMessage;
  return error instanceof GraphQLError && error.originalError ? userMessageOf(error.originalError) : null;
}

/** @param userMessage a message, or the English text of an error of GraphQL itself, which has no translation */
const refusal = (code: ErrorCode, userMessage: Message | string, extensions: Record<string, unknown> = {}) =>
  isMessage(userMessage)
    ? new Refusal(userMessage, { ...extensions, code })
    : new GraphQLError(userMessage, { extensions: { ...extensions, code } });

export const unauthenticated = () => refusal('UNAUTHENTICATED', messages.notSignedIn);
export const forbidden = (message: Message = messages.notAllowed) => refusal('FORBIDDEN', message);
export const notFound = (message: Message) => refusal('NOT_FOUND', message);
export const badUserInput = (message: Message | string) => refusal('BAD_USER_INPUT', message);
/** @param retryAfter seconds until the client should retry */
export const rateLimited = (retryAfter: number) => refusal('RATE_LIMITED', messages.tooManyRequests, { retryAfter });

/** The database cannot serve the request. @param retryAfter seconds until the client should retry */
export const serviceUnavailable = (retryAfter: number) =>
  refusal('SERVICE_UNAVAILABLE', messages.databaseUnavailable, { retryAfter });

/** Someone saved the record, or its draft, after it was loaded: who, when, and the version that the record has now. */
export const conflict = (message: Message, change: { changedBy: string | null; changedAt: Date; version?: number }) =>
  refusal('CONFLICT', message, { ...change, changedAt: change.changedAt.toISOString() });
