import {
  array,
  object,
  Schema,
  string,
  type AnyObject,
  type ArraySchema,
  type Flags,
  type ISchema,
  type StringSchema,
} from 'yup';
import type { Flat } from '../kinds/parts/kindTypes.js';
import type { Everywhere, PerLanguage } from './facts.js';
import { factsOf } from './fieldFacts.js';
import { ENTRIES_MAX, SHORT_TEXT_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '../limits.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { OBJECT_ID_PATTERN } from './rules.js';
import { asTyped } from '../text/typedText.js';

/** The field of an entry that tells it from the others, whatever its place: 24 hexadecimal digits. */
export const ENTRY_ID = 'id';

/** Numbers of entries that a list may have, and the messages for other numbers. */
export interface ListBounds {
  readonly min?: number;
  readonly max?: number;
  readonly tooFew?: Message;
  readonly tooMany?: Message;
}

/** Nothing, or a blank text, is a list without entries. */
export const emptyToList = (value: unknown, original: unknown): unknown =>
  original === undefined || original === null || original === '' ? [] : value;

/** A new entry may come without an id: it gets one when it is stored. */
export const entryId = () =>
  string()
    .meta({ format: 'id' })
    .lowercase()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .matches(OBJECT_ID_PATTERN, { message: messages.invalidId })
    .nullable()
    .default(null);

/** The places of entries whose id an earlier entry has. */
function repeatedIds(entries: readonly unknown[]): number[] {
  const known = new Set<unknown>();
  return entries.flatMap((entry, place) => {
    const id = (entry as { id?: unknown } | null)?.[ENTRY_ID];
    if (!id) return [];
    if (known.has(id)) return [place];
    known.add(id);
    return [];
  });
}

type RulesFor<Values> = { readonly [Field in keyof Values]: ISchema<Values[Field]> };

/** The rule of an entry, with the id that it may come without. */
function entryRule<Values extends object>(
  fields: RulesFor<Values>,
): ISchema<Flat<{ id: string | null } & Values>, AnyObject> {
  const rule: unknown = object({ [ENTRY_ID]: entryId(), ...fields });
  // The compiler does not look into what is generic.
  return rule as ISchema<Flat<{ id: string | null } & Values>, AnyObject>;
}

/**
 * A list of entries, each with the same fields: `entryList('Questions', { question: requiredText('Question', { max: 300 }),
 * answer: richText('Answer', 5000) })`. Entries are shared by all languages, and so are their ids, numbers and switches; their
 * texts are held per language, unless `inEveryLanguage` says otherwise.
 */
export const entryList = <Values extends object>(
  label: Label,
  fields: RulesFor<Values>,
  { min = 0, max = ENTRIES_MAX, tooFew, tooMany }: ListBounds = {},
) =>
  array()
    .of(entryRule(fields))
    .meta({ label })
    .transform(emptyToList)
    .min(min, tooFew ?? messages.entriesMin(label, min))
    .max(max, tooMany ?? messages.entriesMax(label, max))
    .test('ids', (entries, context) => {
      const [place] = repeatedIds(entries ?? []);
      if (place === undefined) return true;
      return context.createError({ path: `${context.path}[${place}]`, message: messages.entryTwice });
    })
    .default([]);

type Empty<Value> = Extract<Value, null | undefined>;

/** Makes a text of entries the same in every language: an address, a code. */
export function inEveryLanguage<Value extends string | null, C, D, F extends Flags>(
  rule: StringSchema<Value, C, D, F>,
): StringSchema<Everywhere<Value> | Empty<Value>, C, D, F>;
export function inEveryLanguage<Rule extends ISchema<unknown>>(rule: Rule): Rule;
export function inEveryLanguage(rule: ISchema<unknown>): ISchema<unknown> {
  if (!(rule instanceof Schema)) throw new Error('Only the rule of a text can be the same in every language.');
  return rule.meta({ perLanguage: false });
}

/** Makes a text, or a list of texts, one that each language has its own of: the kind's `translatable` follows from it. */
export function perLanguage<Value extends string | null | undefined, C, D, F extends Flags>(
  rule: StringSchema<Value, C, D, F>,
): StringSchema<PerLanguage<Value> | Empty<Value>, C, D, F>;
export function perLanguage<Value extends string[] | null | undefined, C, D, F extends Flags>(
  rule: ArraySchema<Value, C, D, F>,
): ArraySchema<PerLanguage<Value> | Empty<Value>, C, D, F>;
export function perLanguage(rule: Schema): Schema {
  return rule.meta({ perLanguage: true });
}

/** The test of a list of texts that holds the bound of each of them. */
export const EACH_MAX = 'eachMax';

/**
 * A list of plain texts, of up to `length` characters each. Blank ones are dropped when they are stored (SPEC-D118), or
 * refused with the message `blank`. In a translatable field each language has a list of its own. It has one input, so what is
 * wrong with a text is said of the list.
 */
export const textList = (
  label: Label,
  {
    min = 0,
    max = ENTRIES_MAX,
    length = SHORT_TEXT_MAX,
    tooFew,
    tooMany,
    tooLong,
    blank,
  }: ListBounds & { readonly length?: number; readonly tooLong?: Message; readonly blank?: Message } = {},
) =>
  array()
    .of(
      string()
        .transform(asTyped)
        .transform((text: unknown) => text ?? '')
        .defined(),
    )
    .meta({ label })
    .transform(emptyToList)
    .max(max, tooMany ?? messages.entriesMax(label, max))
    .test('min', tooFew ?? messages.entriesMin(label, min), (texts) => withoutBlanks(texts ?? []).length >= min)
    .test({
      name: EACH_MAX,
      params: { [EACH_MAX]: length },
      message: tooLong ?? messages.textListLength(label, length),
      test: (texts) => (texts ?? []).every((text) => text.length <= length),
    })
    .test('blank', blank ?? messages.valueInvalid, (texts) => !blank || !(texts ?? []).includes(''))
    .default([]);

/** Texts without the blank ones. */
const withoutBlanks = (texts: readonly unknown[]): unknown[] => texts.filter((text) => text !== '');

/** Key by which tags are compared: 'Paper' and 'paper' are one tag. */
export const tagKey = (tag: string): string => tag.normalize().toLocaleLowerCase();

/**
 * Tags of a record: short words by which readers find what is alike. In a translatable field each language has its own. No
 * tag is blank, and a tag that is there already is not stored again. The input suggests tags of the other records.
 */
export const tagList = (label: Label) =>
  textList(label, {
    max: TAGS_MAX,
    length: TAG_LENGTH_MAX,
    tooMany: messages.tagsMax(TAGS_MAX),
    tooLong: messages.tagMax(TAG_LENGTH_MAX),
    blank: messages.tagBlank,
  }).meta({ format: 'tags' });

/** Whether a field's rule is that of tags. */
export const isTags = (rule: unknown): boolean => factsOf(rule).format === 'tags';

/** A list of texts as it is stored: without blank ones, and each tag once. */
export function storedTexts(rule: unknown, texts: readonly unknown[]): unknown[] {
  const nonBlank = withoutBlanks(texts);
  if (!isTags(rule)) return nonBlank;
  const first = new Map<string, unknown>();
  for (const tag of nonBlank.map(String)) if (!first.has(tagKey(tag))) first.set(tagKey(tag), tag);
  return [...first.values()];
}
