import { ERRORS_SHOWN } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { getNullableType, isLeafType, isNonNullType } from 'graphql';
import { coerce, isBlank } from './coerce.js';
import { rowsOf } from './columns.js';
import { readEntries } from './entries.js';
import { Refusal, type Errors } from '../../records/rest/envelope.js';
import { isRequired, namesOf, type TypedInput } from '../../records/rest/inputs.js';
import type { Values } from '../../records/rest/row.js';
import type { SentField } from './requestFields.js';
import { parseJson } from '../../platform/http/boundedJson.js';

/** The variables a request becomes, and what each was called in it. */
export interface Variables {
  readonly values: Values;
  /** Legacy name by variable path: as the client called it, else the literal one. */
  readonly nameOf: ReadonlyMap<string, string>;
}

type Sent = Omit<SentField, 'from'> & { readonly from?: SentField['from'] };
/** A field and its place among those that were sent. */
type Placed = Sent & { readonly at: number };
type SentByName = ReadonlyMap<string, readonly Placed[]>;

/** A body can hold thousands of wrong names, or one of a hundred thousand letters; a response does not repeat them all. */
const SHOWN_NAME_LENGTH = 100;

class Reader {
  readonly values: Record<string, unknown> = {};
  readonly nameOf = new Map<string, string>();
  readonly errors = new Map<string, Message>();

  constructor(private readonly isRead: boolean) {}

  private report = (path: string, message: Message) => {
    const field = path.slice(0, SHOWN_NAME_LENGTH);
    if (!this.errors.has(field) && this.errors.size < ERRORS_SHOWN) this.errors.set(field, message);
  };

  /** Nothing is assigned under a client's own name: paths are the table's. */
  private store(path: string, value: unknown): void {
    const [head = '', field] = path.split('.');
    if (field === undefined) this.values[head] = value;
    else this.values[head] = { ...(this.values[head] as Values | undefined), [field]: value };
  }

  /** The first of several equal values; different ones for one input are refused, for there is no telling which is meant. */
  private pick(input: TypedInput, sent: SentByName, prefix: string): Sent | null {
    const [first = null, ...others] = namesOf(input)
      .flatMap((name) => sent.get(name) ?? [])
      .sort((a, b) => a.at - b.at);
    const other = others.find(({ value }) => JSON.stringify(value) !== JSON.stringify(first?.value));
    if (other && input.to !== null) this.report(prefix + other.name, messages.nameTwice(other.name));
    return first;
  }

  private readOne(input: TypedInput, sent: SentByName, prefix: string): void {
    const found = this.pick(input, sent, prefix);
    const path = prefix + (found?.name ?? input.name);
    if (input.to !== null) this.nameOf.set(input.to, path);
    if (found && input.fields) return this.readGroup(input.fields, found.value, path);
    if (found && input.entries && input.to !== null) {
      const sent = input.columns
        ? rowsOf(input.entries, found.value, { path, uneven: input.columns }, this.report)
        : found.value;
      const { entries, nameOf } = readEntries(input.entries, sent, { path, to: input.to }, this.report);
      for (const [at, name] of nameOf) this.nameOf.set(at, name);
      return this.store(input.to, entries);
    }
    if (input.to === null || !input.type) return;
    let value = found?.value;
    if (input.noneIsNull && (value === 'none' || isBlank(value))) value = null;
    if (input.allIsNone && value === 'all') value = undefined;
    const nullable = getNullableType(input.type);
    const emptied =
      isBlank(value) && isLeafType(nullable) && !['String', 'NumberInput', 'SwitchInput'].includes(nullable.name);
    if (emptied || (value === null && (this.isRead || isNonNullType(input.type)))) value = undefined;
    if (value === undefined || (input.required && isBlank(value))) {
      if (isRequired(input)) this.report(path, messages.nameRequired(path));
      return;
    }
    this.store(input.to, coerce(input.type, value, path, this.report));
  }

  private readGroup(fields: readonly TypedInput[], value: unknown, path: string): void {
    let group = value;
    try {
      if (typeof value === 'string') group = parseJson(value);
    } catch {
      group = null;
    }
    if (typeof group !== 'object' || group === null || Array.isArray(group)) {
      return this.report(path, messages.nameInvalid(path));
    }
    this.read(
      fields,
      Object.entries(group).map(([name, inner]: [string, unknown]) => ({ name, value: inner })),
      `${path}.`,
    );
  }

  read(inputs: readonly TypedInput[], sent: readonly Sent[], prefix = ''): void {
    const takes = (input: TypedInput, from: Sent['from']) => from !== 'query' || this.isRead || input.inQuery === true;
    // By name, for there can be thousands of fields.
    const known = new Map<string, TypedInput[]>();
    for (const input of inputs) for (const name of namesOf(input)) known.set(name, [...(known.get(name) ?? []), input]);
    const byName = new Map<string, Placed[]>();
    for (const [at, one] of sent.entries()) {
      const { name, from } = one;
      const placed = byName.get(name);
      if (placed) placed.push({ ...one, at });
      else byName.set(name, [{ ...one, at }]);
      if (known.get(name)?.some((input) => takes(input, from))) continue;
      this.report(prefix + name, messages.unknownField(name.slice(0, SHOWN_NAME_LENGTH)));
    }
    for (const input of inputs) this.readOne(input, byName, prefix);
  }
}

/**
 * The fields of a request as GraphQL variables.
 * @param isRead reads take every field from the query too; the values of a write would end up in logs that way
 * @throws Refusal 422 with a message on each field that is unknown, missing, sent twice or of a wrong type
 */
export function variablesOf(inputs: readonly TypedInput[], sent: readonly SentField[], isRead: boolean): Variables {
  const reader = new Reader(isRead);
  reader.read(inputs, sent);
  if (reader.errors.size > 0) {
    const errors: Errors = Object.fromEntries([...reader.errors].map(([name, message]) => [name, { message }]));
    throw new Refusal(422, [...reader.errors.values()][0] ?? messages.notSaved, errors);
  }
  return { values: reader.values, nameOf: reader.nameOf };
}
