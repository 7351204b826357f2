import { messages } from '@polyphony/domain/messages/messages.js';
import type { IncomingHttpHeaders } from 'node:http';
import type { Acting } from '../../context.js';
import { Refusal } from '../../records/rest/envelope.js';
import type { Row, Values } from '../../records/rest/row.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { isValues, valuesIn } from '../../platform/values.js';

/** Names of wrappers around the form in legacy payloads; the specification only mentions 'the form and the user id'. */
const WRAPPERS = ['form', 'formData', 'body', 'values', 'data', 'payload'];
/** Names of the acting user in legacy payloads (SPEC-D145). */
const ACTING = ['userId', 'user_id', 'sessionId'];

/** One field as sent. `key`: it was sent beside a form, so it identifies rather than changes. */
export interface SentField {
  readonly name: string;
  readonly value: unknown;
  readonly from: 'query' | 'body';
}

export interface RequestFields {
  readonly fields: readonly SentField[];
  /** Fields of `row.keys` that were sent beside a form. */
  readonly keys: Values;
  readonly acting: readonly SentField[];
}

/** A wrapper's fields: an object, or in a form the JSON text of one. */
function wrapped(value: unknown): Values | null {
  if (isValues(value)) return value;
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return null;
  try {
    return valuesIn(parseJson(value));
  } catch {
    throw new Refusal(400, messages.malformedRequest);
  }
}

/** The inputs that a request carries in headers of its own. */
const inHeaders = (row: Pick<Row, 'inputs'>, headers: IncomingHttpHeaders): SentField[] =>
  row.inputs.flatMap(({ name, header }) => {
    const value = header && headers[header.toLowerCase()];
    return typeof value === 'string' ? [{ name, value, from: 'body' as const }] : [];
  });

/** The fields of a request, from the body, a wrapper in it, the query, or a header. */
export function requestFields(
  row: Pick<Row, 'inputs' | 'keys'>,
  query: Values,
  body: Values,
  headers: IncomingHttpHeaders = {},
): RequestFields {
  const declaredNames = new Set(row.inputs.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  const isWrapper = (name: string) => WRAPPERS.includes(name) && !declaredNames.has(name);
  const outer: SentField[] = Object.entries(query).map(([name, value]) => ({ name, value, from: 'query' }));
  const inner: SentField[] = [];
  for (const [name, value] of Object.entries(body)) {
    const form = isWrapper(name) ? wrapped(value) : null;
    if (!form) outer.push({ name, value, from: 'body' });
    else for (const [field, sent] of Object.entries(form)) inner.push({ name: field, value: sent, from: 'body' });
  }
  const isKey = ({ name }: SentField) => inner.length > 0 && row.keys?.includes(name) === true;
  const isActing = ({ name }: SentField) => ACTING.includes(name) && !declaredNames.has(name);
  return {
    fields: [...outer.filter((field) => !isKey(field)), ...inner, ...inHeaders(row, headers)].filter(
      (field) => !isActing(field),
    ),
    keys: Object.fromEntries(outer.filter(isKey).map(({ name, value }) => [name, value])),
    acting: [...outer, ...inner].filter(isActing),
  };
}

/**
 * SPEC-D63: only the session identifies the user. A user id in the payload may be missing or blank, or must be that
 * user's (a session id: that session's).
 * @throws Refusal 403 for any other user
 */
export function refuseOtherUser(acting: readonly SentField[], { session, visitor }: Acting): void {
  const sessions = [session, visitor].filter((one) => one !== null);
  if (sessions.length === 0) return;
  for (const { name, value } of acting) {
    if (value === '' || value === null) continue;
    if (sessions.some(({ userId }) => userId === value)) continue;
    if (name === 'sessionId' && sessions.some(({ sessionId }) => sessionId === value)) continue;
    throw new Refusal(403, messages.otherUser);
  }
}
