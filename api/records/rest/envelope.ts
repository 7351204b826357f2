import { isMessage, messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { inEnglish, renderMessage } from '@polyphony/domain/messages/languages.js';
import type { GraphQLError } from 'graphql';
import type { OutgoingHttpHeaders } from 'node:http';
import { unavailabilityOf } from '../../platform/database/unavailable.js';
import { userMessageOf, statusOf, type ErrorCode } from '../../platform/errors.js';
import type { Values } from '../../platform/values.js';
import type { SentFile } from './responses.js';

export type Errors = Readonly<Record<string, { readonly message: MessageOrText }>>;

/** The shape of every response; some paths add properties of their own ('token', 'fetchData', ...). */
export interface Body {
  readonly success: boolean;
  readonly message: string;
  readonly data?: unknown;
  /** Under the specification's names, which are those of GraphQL. */
  readonly pagination?: Values;
  readonly errors?: Readonly<Record<string, { readonly message: string }>>;
  readonly [key: string]: unknown;
}

/** The content of a successful response; `envelope` adds the rest. */
export interface Content {
  readonly message?: MessageOrText | null;
  readonly data?: unknown;
  /** Under the specification's names, which are those of GraphQL. */
  readonly pagination?: Values;
  readonly [key: string]: unknown;
}

/** A response before it is sent. */
export interface Reply {
  readonly status: number;
  readonly body: Body;
  /** Sent instead of the body. */
  readonly file?: SentFile;
  readonly headers?: OutgoingHttpHeaders;
}

/** Thrown to respond with a failure: its status and its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly userMessage: MessageOrText,
    readonly errors?: Errors,
    readonly headers?: OutgoingHttpHeaders,
  ) {
    super(isMessage(userMessage) ? inEnglish(userMessage) : userMessage);
  }
}

const textOf = (message: MessageOrText, language: string): string =>
  isMessage(message) ? renderMessage(message, language) : message;

/** Shapes every response body. @param language the language of its messages */
export function envelope(
  success: boolean,
  { message, errors, ...rest }: Content & { readonly errors?: Errors },
  language: string,
): Body {
  const messageOrDefault = message || (success ? messages.toastSuccess : messages.unexpected);
  const refused = Object.entries(errors ?? {}).map(
    ([field, error]) => [field, { message: textOf(error.message, language) }] as const,
  );
  return {
    success,
    message: textOf(messageOrDefault, language),
    ...rest,
    ...(refused.length > 0 && { errors: Object.fromEntries(refused) }),
  };
}

export const succeed = (status: number, content: Content, language: string): Reply => ({
  status,
  body: envelope(true, content, language),
});

/** The response to anything thrown; errors other than Refusal are internal, and their text is not sent. */
export function fail(error: unknown, language: string): Reply {
  const outage = unavailabilityOf(error);
  const refusal = error instanceof Refusal ? error : outage && refusalOf(outage);
  if (!refusal) return { status: 500, body: envelope(false, {}, language) };
  const { status, userMessage, errors, headers } = refusal;
  return { status, body: envelope(false, { message: userMessage, errors }, language), headers };
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(statusOf, code);

/** The refusal for a GraphQL error; null for an internal error, whose text must not be sent. */
export function refusalOf(error: GraphQLError): Refusal | null {
  const { code, retryAfter } = error.extensions;
  if (!isErrorCode(code) || code === 'INTERNAL') return null;
  const headers = typeof retryAfter === 'number' ? { 'Retry-After': Math.max(1, Math.ceil(retryAfter)) } : undefined;
  return new Refusal(statusOf[code], userMessageOf(error) ?? error.message, undefined, headers);
}
