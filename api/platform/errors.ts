import { messages } from '@polyphony/domain/messages.js';
import { GraphQLError } from 'graphql';

/** The whole vocabulary of refusals and faults. A rule that the user broke is data in a payload's `errors`, never one of these. */
export type ErrorCode =
  'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'BAD_USER_INPUT' | 'RATE_LIMITED' | 'INTERNAL';

/** The HTTP status that a whole answer takes when its only outcome is this error. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};

const refusal = (code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { ...extensions, code } });

export const unauthenticated = () => refusal('UNAUTHENTICATED', messages.notSignedIn);
export const forbidden = (message: string = messages.notAllowed) => refusal('FORBIDDEN', message);
export const notFound = (message: string) => refusal('NOT_FOUND', message);
export const badUserInput = (message: string) => refusal('BAD_USER_INPUT', message);
/** @param retryAfter seconds until another try makes sense */
export const rateLimited = (retryAfter: number) => refusal('RATE_LIMITED', messages.tooManyRequests, { retryAfter });

/** Someone saved the record after it was loaded: who, when, and the version it has now. */
export const conflict = (message: string, change: { changedBy: string | null; changedAt: Date; version: number }) =>
  refusal('CONFLICT', message, { ...change, changedAt: change.changedAt.toISOString() });
