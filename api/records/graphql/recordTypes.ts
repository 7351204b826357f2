import { GraphQLString, type GraphQLScalarType } from 'graphql';
import { Field, InputType, ObjectType, type ClassType } from 'type-graphql';
import { entryListsOf, translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { isDay, OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import type { Context } from '../../context.js';
import { badUserInput } from '../../platform/errors.js';
import { choiceEnum } from '../schema/enums.js';
import { entryTypes } from './entryTypes.js';
import { inputFieldsOf, type InputField } from './fields.js';
import type { Span } from '../read/listQuery.js';
import { PublishingStateEnum } from './publishingFields.js';
import { pageOf, payloadOf, sortOf } from '../schema/listTypes.js';
import { PublishedFilter, RecordFilter } from '../schema/types.js';

/** The GraphQL classes that follow from a kind and its record class. */
export interface RecordTypes {
  readonly page: ClassType;
  readonly payload: ClassType;
  readonly input: ClassType;
  readonly translation: ClassType | null;
  readonly translationInput: ClassType | null;
  /** The texts of a record in a language, with the language. */
  readonly textsInput: ClassType | null;
  readonly sort: ClassType;
  readonly filter: ClassType;
  readonly publishedFilter: ClassType;
}

const typesByKind = new Map<string, RecordTypes>();

/** The types of a kind, memoized. */
export function recordTypes(kind: AnyKind, recordClass: ClassType): RecordTypes {
  const cached = typesByKind.get(kind.name);
  if (cached) return cached;
  const translatable = kind.translatable.length > 0;
  const translationInput = translatable ? inputType(kind, recordClass, translatedFieldsOf(kind), 'Translation') : null;
  const types: RecordTypes = {
    page: pageType(kind, recordClass),
    payload: payloadType(kind, recordClass),
    input: inputType(kind, recordClass, Object.keys(kind.rules.fields), ''),
    translation: translatable ? translationType(kind, recordClass) : null,
    translationInput,
    textsInput: translationInput && textsInputType(kind, translationInput),
    sort: sortOf(kind.names.type, kind.sortable),
    filter: filterType(kind, recordClass, RecordFilter, ''),
    publishedFilter: filterType(kind, recordClass, PublishedFilter, 'Published'),
  };
  typesByKind.set(kind.name, types);
  return types;
}

function pageType(kind: AnyKind, recordClass: ClassType): ClassType {
  const Page = pageOf(recordClass, {
    name: `${kind.names.type}Page`,
    description: 'One page of a list.',
    rows: 'The records of the page; in a tree without a filter, its roots.',
  });
  if (kind.tree) {
    Field(() => [recordClass], {
      description:
        'All records below the rows, in tree order. Empty when the list is filtered: the rows are then all matches.',
    })(Page.prototype, 'descendants');
  }
  return Page;
}

const payloadType = (kind: AnyKind, recordClass: ClassType): ClassType =>
  payloadOf(recordClass, {
    name: `${kind.names.type}Payload`,
    description: 'What a write came to.',
    field: kind.name,
    record: 'The record as it is now; of a deletion, as it was.',
  });

/** Every field may be left out: the kind's rules refuse what is missing, with a message on the field. */
function inputType(kind: AnyKind, recordClass: ClassType, names: readonly string[], suffix: string): ClassType {
  const description = suffix
    ? 'A translation; a blank text falls back.'
    : 'What a form sends; on update, a field left out keeps its value.';
  @InputType(`${kind.names.type}${suffix}Input`, { description })
  class Input {}
  const known = new Map(inputFieldsOf(recordClass).map((field) => [field.name, field]));
  for (const name of names) {
    const field = known.get(name);
    if (!field) throw new Error(`${kind.name}: '${name}' has a rule, but its class has no such field.`);
    const type = inputTypeOf(kind, field, suffix !== '');
    Field(() => (field.list ? [type] : type), { nullable: true, description: field.description })(
      Input.prototype,
      name,
    );
  }
  return Input;
}

function textsInputType(kind: AnyKind, translationInput: ClassType): ClassType {
  @InputType(`${kind.names.type}TextsInput`, { description: 'The texts of a record in one language.' })
  class TextsInput {
    @Field({ description: 'Code of an active language other than the base language.' }) lang!: string;
  }
  Field(() => translationInput, { description: 'The texts in that language.' })(TextsInput.prototype, 'texts');
  return TextsInput;
}

function inputTypeOf(kind: AnyKind, { name, type }: InputField, translates: boolean): GraphQLScalarType | ClassType {
  if (type !== 'entries') return type;
  const list = entryListsOf(kind.rules).find((one) => one.name === name);
  if (!list) throw new Error(`${kind.name}: '${name}' is a list of entries, but its rule is none.`);
  const { input, translationInput } = entryTypes(kind, list);
  return translates && translationInput ? translationInput : input;
}

/** The references that a filter narrows a list by. */
export const referencesIn = ({ filters = [] }: AnyKind, filter: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    filters.flatMap((field) => (typeof filter?.[field] === 'string' ? [[field, filter[field]] as const] : [])),
  );

/**
 * The references that a list is narrowed by as ids: a record is also named by its slug. A slug that no record has finds none.
 */
export async function referenceIdsIn(
  kind: AnyKind,
  filter: Readonly<Record<string, unknown>> | null,
  { loaders }: Context,
): Promise<Readonly<Record<string, string>>> {
  const ids = await Promise.all(
    Object.entries(referencesIn(kind, filter)).map(async ([field, idOrSlug]) => {
      const { kind: other } = kind.references[field] ?? {};
      if (OBJECT_ID_PATTERN.test(idOrSlug) || !other || !('slug' in kinds[other].rules.fields))
        return [field, idOrSlug] as const;
      const found = await loaders.stores
        .of(other)
        .model.collection.findOne({ slug: idOrSlug }, { projection: { _id: 1 } });
      return [field, found ? String(found._id) : NO_RECORD] as const;
    }),
  );
  return Object.fromEntries(ids);
}

/** An id that no record has. */
const NO_RECORD = '0'.repeat(24);

/** The values of fields of few values that a filter narrows a list to. */
export const choicesIn = ({ choices = {} }: AnyKind, filter: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    Object.keys(choices).flatMap((field) =>
      typeof filter?.[field] === 'string' ? [[field, filter[field]] as const] : [],
    ),
  );

/** The filters of a visitors' list that mean a record of a tree and all below it: their names, by the field. */
const branchFilters = ({ filters = [], references }: AnyKind): (readonly [field: string, name: string])[] =>
  filters
    .filter((field) => references[field] && kinds[references[field].kind].tree)
    .map((field) => [field, field.replace(/Id$/, 'Slug')] as const);

/** The slugs of records in a tree whose branches a filter narrows a list to. */
export const branchesIn = (kind: AnyKind, filter: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    branchFilters(kind).flatMap(([field, name]) =>
      typeof filter?.[name] === 'string' ? [[field, filter[name]] as const] : [],
    ),
  );

/** Whether a filter leaves out the records in which visitors find nothing. */
export const holdingIn = ({ holds }: AnyKind, filter: Readonly<Record<string, unknown>> | null): boolean =>
  holds !== undefined && filter?.[holds.flag] === true;

/**
 * The days that a filter narrows a list to.
 * @throws BAD_USER_INPUT for what is no day
 */
export function spanIn({ range }: AnyKind, filter: Readonly<Record<string, unknown>> | null): Span | null {
  const dayOf = (name: keyof Span) => {
    const day = filter?.[name];
    if (typeof day !== 'string') return null;
    if (!isDay(day)) throw badUserInput(messages.nameNotDay(name));
    return day;
  };
  const span = { from: dayOf('from'), to: dayOf('to') };
  return range && (span.from || span.to) ? span : null;
}

/** Kinds whose lists can be narrowed by a reference, to one of few values, or to days, have a filter of their own. */
function filterType(
  kind: AnyKind,
  recordClass: ClassType,
  base: typeof RecordFilter | typeof PublishedFilter,
  prefix: string,
): ClassType {
  const names = kind.filters ?? [];
  const ranged = kind.range !== undefined;
  const choices = Object.entries(kind.choices ?? {});
  const flag = base === PublishedFilter ? kind.holds?.flag : undefined;
  const publishing = base === RecordFilter && kind.publishing;
  if (names.length === 0 && choices.length === 0 && !ranged && !flag && !publishing) return base;
  @InputType(`${prefix}${kind.names.type}Filter`, { description: 'Narrows the list.' })
  class Filter extends base {}
  const known = new Map(inputFieldsOf(recordClass).map((field) => [field.name, field]));
  for (const name of names) {
    const field = known.get(name);
    if (!field) throw new Error(`${kind.name}: the list is filtered by '${name}', but its class has no such field.`);
    const type = inputTypeOf(kind, field, false);
    Field(() => type, { nullable: true, description: `Only records with this one: ${field.description}` })(
      Filter.prototype,
      name,
    );
  }
  for (const [name, values] of choices) {
    Field(() => choiceEnum(name, values), { nullable: true, description: 'Only records of this one.' })(
      Filter.prototype,
      name,
    );
  }
  if (publishing) {
    Field(() => PublishingStateEnum, { nullable: true, description: 'Only records in this state.' })(
      Filter.prototype,
      'publishing',
    );
  }
  if (flag) {
    const description = 'True: only those in which, or below which, visitors find something; default ones left out.';
    Field(() => Boolean, { nullable: true, description })(Filter.prototype, flag);
  }
  if (ranged) {
    const description = (which: string) => `Only records of some day ${which} this one: '2027-03-31'.`;
    Field(() => GraphQLString, { nullable: true, description: description('from') })(Filter.prototype, 'from');
    Field(() => GraphQLString, { nullable: true, description: description('up to') })(Filter.prototype, 'to');
  }
  for (const [, name] of base === PublishedFilter ? branchFilters(kind) : []) {
    Field(() => GraphQLString, { nullable: true, description: 'Only records of the one with this slug or below it.' })(
      Filter.prototype,
      name,
    );
  }
  return Filter;
}

function translationType(kind: AnyKind, recordClass: ClassType): ClassType {
  const lists = new Set(inputFieldsOf(recordClass).flatMap(({ name, list }) => (list ? [name] : [])));
  @ObjectType(`${kind.names.type}Translation`, { description: 'The texts of a record in one language.' })
  class Translation {
    @Field({ description: 'Language code.' }) lang!: string;
  }
  for (const name of kind.translatable) {
    const description = 'The text in this language; null when there is none.';
    Field(() => (lists.has(name) ? [GraphQLString] : GraphQLString), { nullable: true, description })(
      Translation.prototype,
      name,
    );
  }
  return Translation;
}
