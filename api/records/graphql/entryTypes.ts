import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { perLanguage, type EntryField, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString, type GraphQLScalarType } from 'graphql';
import { Field, InputType, ObjectType, type ClassType } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { textIn, valuesIn, type Values } from '../../platform/values.js';
import type { StoredEntry } from '../schema/storedEntries.js';
import { renderRichText } from '../read/renderRichText.js';
import { absentValueOf } from '../schema/absentValues.js';
import { Computed } from '../schema/computed.js';
import { Localized, ReadsAs, RichText } from './fields.js';
import { NumberInput } from '../schema/scalars.js';

/** The GraphQL classes of the entries of a list. */
export interface EntryTypes {
  readonly output: ClassType;
  readonly input: ClassType;
  /** Input of an entry in a translation; null where its texts are the same in every language. */
  readonly translationInput: ClassType | null;
}

const typesByList = new Map<string, EntryTypes>();

const INPUTS: Readonly<Record<EntryField['holds'], GraphQLScalarType>> = {
  text: GraphQLString,
  richText: GraphQLString,
  number: NumberInput,
  flag: GraphQLBoolean,
  id: GraphQLID,
};
const OUTPUTS = { ...INPUTS, number: GraphQLInt } as const;

/** The types of a list's entries; made once. */
export function entryTypes(kind: AnyKind, list: EntryList): EntryTypes {
  const name = `${kind.names.type}${list.name.charAt(0).toUpperCase()}${list.name.slice(1)}`;
  const known = typesByList.get(name);
  if (known) return known;
  const localized = perLanguage(list);
  const types: EntryTypes = {
    output: outputType(kind, list, name),
    input: inputType(
      `${name}Input`,
      'An entry as a form sends it; what is left out of a known one keeps its value.',
      list.fields,
    ),
    translationInput:
      localized.length > 0
        ? inputType(
            `${name}TranslationInput`,
            'The texts of an entry in another language; a blank one falls back.',
            localized,
          )
        : null,
  };
  typesByList.set(name, types);
  return types;
}

function outputType(kind: AnyKind, list: EntryList, name: string): ClassType {
  @ObjectType(name, { description: 'An entry of a list.' })
  class Entry {
    @Field(() => GraphQLID, { description: 'Tells it from the others, whatever its place.' }) id!: string;
  }
  for (const field of list.fields) {
    const description = `${textInEnglish(field.label)}.`;
    const decorate = field.perLanguage
      ? field.holds === 'richText'
        ? RichText(description)
        : Localized(description, { nullable: !field.required })
      : Field(() => OUTPUTS[field.holds], { description, nullable: field.holds !== 'flag' && !field.required });
    decorate(Entry.prototype, field.name);
    // Entries of before there was the flag have none.
    if (field.holds === 'flag') ReadsAs(absentValueOf(field.rule))(Entry.prototype, field.name);
  }
  addTranslations(kind, list, name, Entry);
  return Entry;
}

/** The texts of an entry in every language, for those who work with such records. */
function addTranslations(kind: AnyKind, list: EntryList, name: string, Entry: ClassType): void {
  const localized = perLanguage(list);
  if (localized.length === 0) return;
  @ObjectType(`${name}Translation`, { description: 'The texts of an entry in one language.' })
  class Translation {
    @Field({ description: 'Language code.' }) lang!: string;
  }
  for (const field of localized) {
    Field(() => GraphQLString, {
      nullable: true,
      description: `${textInEnglish(field.label)}; null when there is none.`,
    })(Translation.prototype, field.name);
  }
  Computed<StoredEntry>(
    (entry, _args, { services }) => {
      const renderText = ({ name: field, holds }: EntryField, lang: string) => {
        const text = textIn(textsOf(entry, field)[lang]);
        return text !== null && holds === 'richText' ? renderRichText(text, services.fileAddresses) : text;
      };
      const codes = new Set([baseLanguage(), ...localized.flatMap((field) => Object.keys(textsOf(entry, field.name)))]);
      return [...codes].map((lang) => ({
        lang,
        ...Object.fromEntries(localized.map((field) => [field.name, renderText(field, lang)])),
      }));
    },
    { needs: [] },
  )(Entry.prototype, 'translations');
  Field(() => [Translation], { description: 'Its texts, one set for each language that has any.' })(
    Entry.prototype,
    'translations',
  );
  RequirePermission(...kind.permissions.all)(Entry.prototype, 'translations');
}

const textsOf = (entry: StoredEntry, field: string): Values => valuesIn(entry[field]) ?? {};

function inputType(name: string, description: string, fields: readonly EntryField[]): ClassType {
  @InputType(name, { description })
  class Input {}
  Field(() => GraphQLID, { nullable: true, description: 'That of a known entry; a new one may have one as well.' })(
    Input.prototype,
    ENTRY_ID,
  );
  for (const field of fields) {
    Field(() => INPUTS[field.holds], { nullable: true, description: `${textInEnglish(field.label)}.` })(
      Input.prototype,
      field.name,
    );
  }
  return Input;
}
