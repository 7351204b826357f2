import type { Localized } from '../../languages.js';
import type { Money } from '../../money/money.js';
import type { FactOf, KindOfId } from '../../validation/facts.js';

/** The names of the fields with values of a type. */
export type FieldOf<Values, ValueType = unknown> = Extract<
  { [Field in keyof Values]: NonNullable<Values[Field]> extends ValueType ? Field : never }[keyof Values],
  string
>;

/** The names of the fields with the id of a record of a kind. */
export type ReferenceTo<Values, Kind extends string = string> = Extract<
  { [Field in keyof Values]: [KindOfId<Values[Field]> & Kind] extends [never] ? never : Field }[keyof Values],
  string
>;

/** The names of the fields that a language can have its own of: texts that are no ids, and lists of texts. */
export type TextOf<Values> = Exclude<FieldOf<Values, string | readonly string[]>, ReferenceTo<Values>>;

/** The names of the fields whose rules say that each language has its own. */
export type PerLanguageOf<Values> = Extract<
  { [Field in keyof Values]: 'perLanguage' extends FactOf<Values[Field]> ? Field : never }[keyof Values],
  string
>;

type Mark = 'perLanguage' | 'everywhere' | 'unread' | 'money';

/** A value as a form has it: an id stays one, other marks say nothing of the value. */
export type FormValue<Value> = Value extends readonly (infer Entry)[]
  ? readonly FormValue<Entry>[]
  : Value extends string
    ? [Extract<FactOf<Value>, Mark>] extends [never]
      ? Value
      : string
    : Value extends number
      ? number
      : Value extends object
        ? Flat<FormValues<Value>>
        : Value;

/** Values as a form has them. */
export type FormValues<Values> = { readonly [Field in keyof Values]: FormValue<Values[Field]> };

/** The texts of a translation: those held per language, and of the lists of entries those of their entries. */
export type TextValues<Values, Text extends string> = {
  readonly [Field in keyof Values as Values[Field] extends readonly object[] ? Field : Field & Text]: TextValue<
    FormValue<Values[Field]>
  > | null;
};
type TextValue<Value> = Value extends readonly (infer Entry extends object)[] ? readonly Partial<Entry>[] : Value;

/** Some values of a form; entries may leave out fields, too. */
export type SomeValues<Values> = { readonly [Field in keyof Values]?: TextValue<FormValue<Values[Field]>> };

/** An object type as its fields, and not as what it was made of. */
export type Flat<Values> = Values extends object ? { [Field in keyof Values]: Values[Field] } : never;

export declare const types: unique symbol;

/** Parts that a kind's types are made of; there is no such value. */
export interface Typed<Values, ServerValues = unknown, Switch extends string = string, Text extends string = string> {
  readonly [types]?: {
    readonly values: Values;
    readonly serverValues: ServerValues;
    readonly switch: Switch;
    readonly text: Text;
  };
}
/** The names by which code reads a record of a kind: its fields, its switches, and those of its entries, 'questions.answer'. */
export type PathIn<Kind> =
  Kind extends Typed<infer Values, infer ServerValues, infer Switch>
    ? typeof types extends keyof Kind
      ? FieldOf<Values> | FieldOf<ServerValues> | Switch | EntryPath<Values>
      : string
    : string;
type EntryPath<Values> = {
  [List in FieldOf<Values, readonly object[]>]: Values[List] extends readonly (infer Entry)[]
    ? `${List}.${FieldOf<Entry>}`
    : never;
}[FieldOf<Values, readonly object[]>];

/** The names of the fields of rules; of rules that are not known, any text. */
export type NameIn<Rules> =
  Rules extends Typed<infer Values> ? (typeof types extends keyof Rules ? FieldOf<Values> : string) : string;
type TypesOf<Kind extends Typed<unknown>> = NonNullable<Kind[typeof types]>;
type ValuesOf<Kind extends Typed<unknown>> = TypesOf<Kind>['values'];

/** The values that rules return. */
export type RuleValues<Rules> = {
  readonly [Field in keyof Rules]: Rules[Field] extends { readonly __outputType: infer Value } ? Value : never;
};

/** Values that are submitted of a record, and that its rules return: in the base language. */
export type FormOf<Kind extends Typed<unknown>> = Flat<FormValues<ValuesOf<Kind>>>;

/** A record as GraphQL returns it in one language: ids are texts, moments ISO texts; what is only sent is not there. */
export type ReadOf<Kind extends Typed<unknown>> = Flat<
  { readonly id: string; readonly createdAt: string; readonly updatedAt: string } & {
    readonly [
      Field in keyof ValuesOf<Kind> as 'unread' extends FactOf<ValuesOf<Kind>[Field]> ? never : Field
    ]: FormValue<ValuesOf<Kind>[Field]>;
  } & { readonly [Switch in TypesOf<Kind>['switch']]: boolean }
>;

/** The same under the names of a module of the REST gateway. */
export type RestOf<Kind extends Typed<unknown>, Names> = Flat<{
  readonly [Legacy in keyof Names]: Names[Legacy] extends keyof ReadOf<Kind> ? ReadOf<Kind>[Names[Legacy]] : never;
}>;

/** The texts of a record in another language. */
export type TextsOf<Kind extends Typed<unknown>> = Flat<TextValues<ValuesOf<Kind>, TypesOf<Kind>['text']>>;

/** A value that each language has its own of; null in a record that was written before there was the field. */
type InLanguages<Value> =
  (NonNullable<Value> extends readonly unknown[] ? Localized<readonly string[]> : Localized) | Extract<Value, null>;

type StoredEntry<Entry, ObjectId> = {
  readonly [Field in keyof Entry]: Field extends 'id'
    ? string
    : [KindOfId<Entry[Field]>] extends [never]
      ? 'everywhere' extends FactOf<Entry[Field]>
        ? FormValue<Entry[Field]>
        : NonNullable<Entry[Field]> extends string
          ? Localized
          : Entry[Field]
      : ObjectId | Extract<Entry[Field], null>;
};

type StoredValue<Value, ObjectId> =
  'money' extends FactOf<Value>
    ? Money | Extract<Value, null>
    : [KindOfId<Value>] extends [never]
      ? Value extends readonly (infer Entry extends object)[]
        ? readonly Flat<StoredEntry<Entry, ObjectId>>[]
        : FormValue<Value>
      : ObjectId | Extract<Value, null>;

/** The fields of a stored record, whatever an id is in the database. */
export type StoredFields<Kind extends Typed<unknown>, ObjectId> = {
  readonly [
    Field in keyof ValuesOf<Kind> as 'unread' extends FactOf<ValuesOf<Kind>[Field]> ? never : Field
  ]: Field extends TypesOf<Kind>['text']
    ? InLanguages<ValuesOf<Kind>[Field]>
    : StoredValue<ValuesOf<Kind>[Field], ObjectId>;
} & { readonly [Switch in TypesOf<Kind>['switch']]: boolean } & TypesOf<Kind>['serverValues'];
