import { prop } from '@typegoose/typegoose';
import { inLanguage, type LanguageChoice, type Localized as LocalizedValue } from '@polyphony/domain/languages.js';
import { GraphQLBoolean, GraphQLID, GraphQLFloat, GraphQLInt, GraphQLString, type GraphQLScalarType } from 'graphql';
import mongoose from 'mongoose';
import { Field } from 'type-graphql';
import type { Context } from '../../context.js';
import { readableLanguage } from '../read/localizedRead.js';
import { Computed } from '../schema/computed.js';
import { edited } from '../preview/pageEdits.js';
import { renderRichText } from '../read/renderRichText.js';
import { NumberInput } from '../schema/scalars.js';

/** A field of a record as an input can fill it; the input classes are made of these. */
export interface InputField {
  readonly name: string;
  /** 'entries': those of a list, whose types follow from the kind's rule. */
  readonly type: GraphQLScalarType | 'entries';
  readonly list?: boolean;
  readonly description: string;
  /** Forms do not set it: a switch has a mutation of its own. */
  readonly unsent?: boolean;
}

const inputFields = new Map<object, InputField[]>();

interface RecordClass {
  readonly prototype: object;
}

/** Every fillable field of a record class, those of the classes it extends first. */
export const inputFieldsOf = (recordClass: RecordClass): InputField[] =>
  declaredFieldsOf(recordClass).filter(({ unsent }) => !unsent);

/** Every stored field that the decorators below declare on a record class, those of the classes it extends first. */
export function declaredFieldsOf(recordClass: RecordClass): InputField[] {
  const chain: InputField[][] = [];
  let proto: unknown = recordClass.prototype;
  for (; typeof proto === 'object' && proto && proto !== Object.prototype; proto = Object.getPrototypeOf(proto)) {
    chain.unshift(inputFields.get(proto) ?? []);
  }
  return chain.flat();
}

interface FieldShape {
  readonly type: GraphQLScalarType;
  readonly nullable?: boolean;
  readonly input?: GraphQLScalarType | false;
  readonly stored: Parameters<typeof prop>[0];
  /** Its value in records that were stored before there was the field; reads go past the defaults of `stored`. */
  readonly absent?: unknown;
}

/** Declares what a field reads as where a record has no value. */
export const ReadsAs =
  (absent: unknown): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    if (absent === undefined) return;
    Computed<Readonly<Record<string, unknown>>>((record) => record[name] ?? absent, { needs: [name] })(target, key);
  };

/** One decorator for the three: the GraphQL field, the Mongoose property, and (unless `input` is false) the input field. */
const storedField =
  (description: string, { type, nullable = false, input = type, stored, absent }: FieldShape): PropertyDecorator =>
  (target, key) => {
    Field(() => type, { description, nullable })(target, key);
    prop(stored)(target, key);
    ReadsAs(absent)(target, key);
    remember(target, { name: String(key), type: input || type, description, unsent: input === false });
  };

function remember(target: object, field: InputField): void {
  inputFields.set(target, [...(inputFields.get(target) ?? []), field]);
}

/** A required text that is the same in every language. */
export const Text = (description: string, absent?: string) =>
  storedField(description, { type: GraphQLString, stored: { type: String, required: true }, absent });

/** A text, the same in every language, that may be missing. */
export const OptionalText = (description: string) =>
  storedField(description, { type: GraphQLString, nullable: true, stored: { type: String, default: null } });

/** The argument of fields whose texts are read in one language. */
export const LANG_ARGUMENT = {
  lang: { type: GraphQLString, description: "Language code; without it, the request's language." },
};

/** The languages that a field with that argument is read in: visitors read none that is not active. */
export const choiceFor = ({ lang }: { readonly lang?: string }, context: Context): LanguageChoice =>
  lang ? { requested: readableLanguage(lang, context), default: context.language.default } : context.language;

/** A text held per language. The field returns the requested language, else the default one, else the base language. */
export const Localized =
  (
    description: string,
    { nullable = false, render = (text: string, _context: Context) => text } = {},
  ): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    Field(() => GraphQLString, { description, nullable })(target, key);
    // Missing where nothing was written: within null no text of a single language can be stored.
    prop({ type: () => mongoose.Schema.Types.Mixed, default: undefined })(target, key);
    Computed<Record<string, LocalizedValue | null>, { lang?: string }>(
      (record, args, context, info) => {
        const read = (of: typeof record) => {
          const text = inLanguage(of[name], choiceFor(args, context));
          return text === null ? (nullable ? null : '') : render(text, context);
        };
        return edited(record, context, info, read);
      },
      { needs: [name], args: LANG_ARGUMENT },
    )(target, key);
    remember(target, { name, type: GraphQLString, description });
  };

/** A text with formatting, held per language, that may be missing: HTML of the allow list, cleaned on every way in and out. */
export const RichText = (description: string) =>
  Localized(`${description} HTML: paragraphs, headings, lists, quotes, links, pictures.`, {
    nullable: true,
    render: (text, { services }) => renderRichText(text, services.fileAddresses),
  });

/** A number, given as a number or as typed: a whole one, unless `type` says otherwise. */
export const RequiredNumber = (description: string, initial?: number, type: GraphQLScalarType = GraphQLInt) =>
  storedField(description, {
    type,
    input: NumberInput,
    stored: { type: Number, required: true, ...(initial !== undefined && { default: initial }) },
    absent: initial,
  });

/** A whole number, given as a number or as typed, that may be missing. */
export const OptionalNumber = (description: string) =>
  storedField(description, {
    type: GraphQLInt,
    nullable: true,
    input: NumberInput,
    stored: { type: Number, default: null },
  });

/** A number that may have a fraction, given as a number or as typed, and that may be missing. */
export const OptionalFraction = (description: string) =>
  storedField(description, {
    type: GraphQLFloat,
    nullable: true,
    input: NumberInput,
    stored: { type: Number, default: null },
  });

/** A value that is stored as something else than clients have it as (`asRead` of its rule). */
export const StoredOtherwise =
  (
    description: string,
    {
      type,
      nullable,
      asRead,
    }: {
      readonly type: GraphQLScalarType;
      readonly nullable: boolean;
      readonly asRead: (stored: unknown) => unknown;
    },
  ): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    Field(() => type, { description, nullable })(target, key);
    const whenMissing = nullable ? { default: null } : { required: true };
    prop({ type: () => mongoose.Schema.Types.Mixed, ...whenMissing })(target, key);
    Computed<Readonly<Record<string, unknown>>>((record) => asRead(record[name]), { needs: [name] })(target, key);
    remember(target, { name, type: type === GraphQLFloat ? NumberInput : type, description });
  };

/** An on/off flag with a mutation of its own; forms do not set it. Without a value it is off, as conditions find it. */
export const Switch = (description: string, initial: boolean) =>
  storedField(description, {
    type: GraphQLBoolean,
    input: false,
    stored: { type: Boolean, required: true, default: initial },
    absent: false,
  });

/** An on/off flag that forms set, off at first unless `initial` says otherwise. */
export const Flag = (description: string, initial = false) =>
  storedField(description, {
    type: GraphQLBoolean,
    stored: { type: Boolean, required: true, default: initial },
    absent: initial,
  });

/** A write-only text: never returned. Its store decides what is stored. */
export const WriteOnlyText =
  (description: string): PropertyDecorator =>
  (target, key) =>
    remember(target, { name: String(key), type: GraphQLString, description });

/** Short texts, the same in every language. */
export const TextList =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => [GraphQLString], { description })(target, key);
    prop({ type: () => [String], required: true, default: [] })(target, key);
    ReadsAs([])(target, key);
    remember(target, { name: String(key), type: GraphQLString, list: true, description });
  };

/** Short texts, each language with a list of its own; one without any reads that of the default language, or of the base language. */
export const LocalizedTextList =
  (description: string): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    Field(() => [GraphQLString], { description })(target, key);
    // As for a text.
    prop({ type: () => mongoose.Schema.Types.Mixed, default: undefined })(target, key);
    Computed<Record<string, LocalizedValue<readonly string[]> | null>, { lang?: string }>(
      (record, args, context, info) =>
        edited(record, context, info, (of) => inLanguage(of[name], choiceFor(args, context)) ?? []),
      { needs: [name], args: LANG_ARGUMENT },
    )(target, key);
    remember(target, { name, type: GraphQLString, list: true, description });
  };

/** A list of entries; their fields and types follow from the kind's rule, `entryList`. */
export const Entries =
  (description: string): PropertyDecorator =>
  (target, key) => {
    prop({ type: () => [mongoose.Schema.Types.Mixed], required: true, default: [] })(target, key);
    remember(target, { name: String(key), type: 'entries', list: true, description });
  };

/** Ids of other records. */
export const IdList =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => [GraphQLID], { description })(target, key);
    prop({ type: () => [mongoose.Schema.Types.ObjectId], required: true, default: [] })(target, key);
    ReadsAs([])(target, key);
    remember(target, { name: String(key), type: GraphQLID, list: true, description });
  };

/** The id of another record or file, or null. */
export const OptionalId = (description: string) =>
  storedField(description, {
    type: GraphQLID,
    nullable: true,
    stored: { type: mongoose.Schema.Types.ObjectId, default: null },
  });
