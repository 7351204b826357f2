import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { ERRORS_LISTED } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { getNullableType, isLeafType, isNonNullType } from 'graphql';
import { coerce, coerceLocalized, isBlank } from './coerce.js';
import { rowsOf } from './columns.js';
import { inLanguage, readEntries } from './entries.js';
import { Refusal, type Errors } from '../../records/rest/envelope.js';
import { isRequired, namesOf, REQUEST_LANGUAGE, type TypedInput } from '../../records/rest/inputs.js';
import type { Other, Values } from '../../records/rest/row.js';
import type { Route } from '../routes.js';
import type { SentField } from './requestFields.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { valuesIn } from '../../platform/values.js';

/** The variables a request becomes, and what each was called in it. */
export interface Variables {
  readonly values: Values;
  /** Legacy name by variable path: as the client called it, else the literal one. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** Other values that were sent for one variable path, of those that responses have under several names. */
  readonly others: ReadonlyMap<string, readonly Other[]>;
  /** Errors in the shape of the request, by the client's names. */
  readonly errors: ReadonlyMap<string, Message>;
}

type Sent = Omit<SentField, 'from'> & { readonly from?: SentField['from'] };
/** A field and its place among those that were sent. */
type Placed = Sent & { readonly at: number };
type SentByName = ReadonlyMap<string, readonly Placed[]>;

/** A body can hold thousands of wrong names, or one of a hundred thousand letters; a response does not repeat them all. */
const ECHOED_NAME_LENGTH = 100;

class Reader implements Variables {
  readonly values: Record<string, unknown> = {};
  readonly nameOf = new Map<string, string>();
  readonly errors = new Map<string, Message>();
  readonly others = new Map<string, readonly Other[]>();

  /** @param exact whether unknown fields are refused, and not ignored */
  constructor(
    private readonly isRead: boolean,
    private readonly exact: boolean,
  ) {}

  private report = (path: string, message: Message) => {
    const field = path.slice(0, ECHOED_NAME_LENGTH);
    if (!this.errors.has(field) && this.errors.size < ERRORS_LISTED) this.errors.set(field, message);
  };

  /** Nothing is assigned under a client's own name: paths are the table's. */
  private store(path: string, value: unknown): void {
    const [head = '', field] = path.split('.');
    if (field === undefined) this.values[head] = value;
    else this.values[head] = { ...valuesIn(this.values[head]), [field]: value };
  }

  /** The first of several equal values; different ones for one input are refused, for there is no telling which is meant. */
  private pick(input: TypedInput, sent: SentByName, prefix: string): Sent | null {
    const [first = null, ...others] = namesOf(input)
      .flatMap((name) => sent.get(name) ?? [])
      .sort((a, b) => a.at - b.at);
    const different = others.filter(({ value }) => JSON.stringify(value) !== JSON.stringify(first?.value));
    const [other] = different;
    if (!other || input.to === null) return first;
    if (!input.returnedTwice) this.report(prefix + other.name, messages.nameTwice(other.name));
    else
      this.others.set(
        input.to,
        different.map(({ name, value }) => ({ name, value: this.valueOf(input, value, prefix + name) })),
      );
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
    if (input.narrows && typeof value === 'string' && /^\s*(all|none)\s*$/i.test(value)) value = undefined;
    const nullable = getNullableType(input.type);
    const emptied =
      isBlank(value) && isLeafType(nullable) && !['String', 'NumberInput', 'SwitchInput'].includes(nullable.name);
    if (emptied || (value === null && (this.isRead || isNonNullType(input.type)))) value = undefined;
    if (value === undefined || (input.required && isBlank(value))) {
      if (isRequired(input)) this.report(path, messages.nameRequired(path));
      return;
    }
    const ready = this.valueOf(input, value, path);
    if (ready !== undefined) this.store(input.to, ready);
  }

  /** A value as its type requires it; of a text by language each of them. */
  private valueOf(input: TypedInput, value: unknown, path: string): unknown {
    if (!input.type || input.to === null) return undefined;
    const texts = input.localized ? coerceLocalized(input.type, value, path, this.report) : null;
    if (!texts) return coerce(input.type, value, path, this.report);
    const languages = Object.keys(texts);
    for (const lang of languages) {
      this.nameOf.set(inLanguage(lang, input.to), `${path}.${lang}`);
      // An error of the language itself is reported on the first of its texts.
      const language = `translations.${lang}.lang`;
      if (!this.nameOf.has(language)) this.nameOf.set(language, `${path}.${lang}`);
    }
    return languages.length > 0 ? texts : undefined;
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
    const accepts = (input: TypedInput, from: Sent['from']) =>
      from !== 'query' || this.isRead || input.inQuery === true;
    // By name, for there can be thousands of fields.
    const known = new Map<string, TypedInput[]>();
    for (const input of inputs) for (const name of namesOf(input)) known.set(name, [...(known.get(name) ?? []), input]);
    const byName = new Map<string, Placed[]>();
    for (const [at, one] of sent.entries()) {
      const { name, from } = one;
      if (known.get(name)?.some((input) => accepts(input, from))) {
        const placed = byName.get(name);
        if (placed) placed.push({ ...one, at });
        else byName.set(name, [{ ...one, at }]);
      } else if (this.exact || (prefix === '' && namesOtherLanguage(one)))
        this.report(prefix + name, messages.unknownField(name.slice(0, ECHOED_NAME_LENGTH)));
    }
    for (const input of inputs) this.readOne(input, byName, prefix);
  }
}

/**
 * Whether a field that the path does not have says in which language the texts beside it are. They would be stored as those of the base language
 * ones, so that the request is refused where it names another language.
 */
const namesOtherLanguage = ({ name, value }: Sent): boolean =>
  namesOf(REQUEST_LANGUAGE).includes(name) && typeof value === 'string' && !isBlank(value) && value !== baseLanguage();

/**
 * The fields of a request as GraphQL variables, with what is wrong with their shape: missing, sent twice, of a wrong type.
 * Unknown fields are ignored, unless the route refuses them (M5): clients send back the record that they have read. A language
 * that the path does not take is refused.
 * @param isRead reads take every field from the query too; the values of a write would end up in logs that way
 */
export function variablesOf(
  { inputs, isRead, row }: Pick<Route, 'inputs' | 'isRead' | 'row'>,
  sent: readonly SentField[],
): Variables {
  const reader = new Reader(isRead, row.exact === true);
  reader.read(inputs, sent);
  return reader;
}

/** Whether one of two names of fields is the other, or within it: 'openingHours' and 'openingHours.0.days'. */
const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/**
 * The refusal of a request whose shape is wrong. What the rules say of its other fields is said at once: people correct a form
 * once, not once for each kind of mistake.
 */
export async function refusalOfShape({ row }: Pick<Route, 'row'>, variables: Variables): Promise<Refusal> {
  const { errors, nameOf, values } = variables;
  const broken = [...((await row.rules?.(values)) ?? [])]
    .map(({ field, message }) => [nameAt(nameOf, field), message] as const)
    .filter(([name]) => ![...errors.keys()].some((known) => overlap(known, name)));
  const all = [...errors, ...broken].slice(0, ERRORS_LISTED);
  const reportedErrors: Errors = Object.fromEntries(all.map(([name, message]) => [name, { message }]));
  return new Refusal(422, all[0]?.[1] ?? messages.notSaved, reportedErrors);
}

/** The client's name of a variable path, 'input.questions.1.answer'; of one that was not sent, by what is above it. */
export function nameAt(nameOf: ReadonlyMap<string, string>, path: string): string {
  const known = nameOf.get(path);
  if (known !== undefined) return known;
  const parts = path.split('.');
  const above = parts.length > 2 ? nameOf.get(parts.slice(0, 2).join('.')) : undefined;
  return above === undefined ? parts.slice(1).join('.') : [above, ...parts.slice(2)].join('.');
}
