import { changersOf, type AnyKind, type Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { GraphQLBoolean, GraphQLInt, GraphQLString } from 'graphql';
import type { ClassType } from 'type-graphql';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { invalid, refusedFields, type Outcome } from '../write/outcome.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../store/recordStore.js';
import { addMutation, ID_OF_RECORD, type Argument } from '../schema/addMutation.js';
import type { Translation } from '../write/translations.js';
import type { RecordTypes } from './recordTypes.js';

/** The GraphQL payload of a write: the record is under the kind's own name. */
export const payload = (kind: AnyKind, { record, ...rest }: Outcome) => ({ ...rest, [kind.name]: record });

const KEEPS_OTHERS = 'A field left out keeps its value.';
const VERSION = {
  name: 'version',
  type: () => GraphQLInt,
  nullable: true,
  description: 'The version it was loaded with; a later one is a CONFLICT.',
};

/** The texts of a language as `translations` has them. */
interface TextsIn {
  readonly lang: string;
  readonly texts: FormValues;
}

/** Texts of any number of languages, saved in the same write. */
const translationsArgument = (textsInput: ClassType): Argument => ({
  name: 'translations',
  type: () => [textsInput],
  nullable: true,
  description: 'The texts in further languages, saved in the same write; errors are on `translations.<lang>.<field>`.',
});

const inFurther = (translations: readonly TextsIn[] | null | undefined): readonly Translation[] =>
  (translations ?? []).map(({ lang, texts }) => ({ lang, input: texts }));

/** Creating does not include translating: why texts in other languages are refused of those who may only create. */
function refuseTranslations(kind: AnyKind, others: readonly Translation[], context: Context): Outcome | null {
  if (others.length === 0 || passes(changersOf(kind), context)) return null;
  const places = others.flatMap(({ lang, input }) =>
    Object.keys(input).map((field) => `translations.${lang}.${field}`),
  );
  return refusedFields(places.map((place) => invalid(place, messages.mayNotTranslate)));
}

/** Adds the operations that write one record, as far as the kind has them. */
export function addWrites(proto: object, store: RecordStore, types: RecordTypes): void {
  const { kind } = store;
  if (!kind.noCreate) addCreate(proto, store, types);
  addUpdate(proto, store, types);
  addTranslate(proto, store, types);
  for (const toggle of kind.toggles) addToggle(proto, store, types.payload, toggle);
  addDelete(proto, store, types.payload);
}

function addCreate(proto: object, store: RecordStore, { payload: returns, input, textsInput }: RecordTypes): void {
  const { kind } = store;
  const declared = {
    name: kind.names.create,
    description: 'Creates a record from the values of a form.',
    returns,
    gate: [kind.permissions.add],
  };
  const inputArgument: Argument = {
    name: 'input',
    type: () => input,
    description: 'Texts are in the base language; translations follow.',
  };
  if (!textsInput) {
    addMutation<[input: FormValues]>(proto, {
      ...declared,
      args: [inputArgument],
      run: async (context, values) => payload(kind, await store.create(values, context)),
    });
    return;
  }
  addMutation<[input: FormValues, translations: readonly TextsIn[] | null]>(proto, {
    ...declared,
    args: [inputArgument, translationsArgument(textsInput)],
    run: async (context, values, translations) => {
      const others = inFurther(translations);
      const refusal = refuseTranslations(kind, others, context);
      return payload(kind, refusal ?? (await store.create(values, context, others)));
    },
  });
}

type UpdateArgs = [id: string, input: FormValues, version: number | null];

function addUpdate(
  proto: object,
  store: RecordStore,
  { payload: returns, input, translationInput, textsInput }: RecordTypes,
): void {
  const { kind } = store;
  const declared = { name: kind.names.update, returns, gate: [kind.permissions.edit] };
  const inputArgument = { name: 'input', type: () => input, description: KEEPS_OTHERS };
  if (!translationInput || !textsInput) {
    addMutation<UpdateArgs>(proto, {
      ...declared,
      description: 'Changes a record.',
      args: [ID_OF_RECORD, inputArgument, VERSION],
      run: async (context, id, values, version) => payload(kind, await store.update(id, values, version, context)),
    });
    return;
  }
  type Texts = [lang: string | null, translation: FormValues | null, translations: readonly TextsIn[] | null];
  addMutation<[...UpdateArgs, ...Texts]>(proto, {
    ...declared,
    description: 'Changes a record, and its texts in other languages if they are given: all are saved, or none.',
    args: [
      ID_OF_RECORD,
      inputArgument,
      VERSION,
      {
        name: 'lang',
        type: () => GraphQLString,
        nullable: true,
        description: 'Code of an active language other than the base language, whose texts are saved with the rest.',
      },
      { name: 'translation', type: () => translationInput, nullable: true, description: 'The texts in that language.' },
      translationsArgument(textsInput),
    ],
    run: async (context, id, values, version, lang, translation, translations) => {
      const texts = lang || translation ? { lang: lang ?? '', input: translation ?? {} } : null;
      return payload(kind, await store.update(id, values, version, context, texts, inFurther(translations)));
    },
  });
}

function addTranslate(
  proto: object,
  store: RecordStore,
  { payload: returns, translationInput, textsInput }: RecordTypes,
): void {
  if (!translationInput || !textsInput) return;
  type Args = [id: string, lang: string, input: FormValues, version: number | null, others: readonly TextsIn[] | null];
  addMutation<Args>(proto, {
    name: store.kind.names.translate,
    description: 'Writes the texts of one language, and of further ones if they are given; the others stay.',
    returns,
    gate: changersOf(store.kind),
    args: [
      ID_OF_RECORD,
      {
        name: 'lang',
        type: () => GraphQLString,
        description: 'Code of an active language other than the base language.',
      },
      { name: 'input', type: () => translationInput, description: KEEPS_OTHERS },
      VERSION,
      translationsArgument(textsInput),
    ],
    run: async (context, id, lang, input, version, others) =>
      payload(store.kind, await store.translate(id, lang, input, version, context, inFurther(others))),
  });
}

const addToggle = (proto: object, store: RecordStore, returns: ClassType, toggle: Toggle) =>
  addMutation<[id: string, to: boolean | null]>(proto, {
    name: store.kind.names.toggle(toggle),
    description: `Switches '${toggle}' of a record.`,
    returns,
    gate: [store.kind.permissions.toggle[toggle]],
    args: [
      ID_OF_RECORD,
      {
        name: 'to',
        type: () => GraphQLBoolean,
        nullable: true,
        description: 'The value wanted; without it, the stored one flips.',
      },
    ],
    run: async (context, id, to) => payload(store.kind, await store.toggle(id, toggle, to, context)),
  });

const addDelete = (proto: object, store: RecordStore, returns: ClassType) =>
  addMutation<[id: string]>(proto, {
    name: store.kind.names.delete,
    description: store.kind.deletedForGood ? 'Deletes a record for good.' : 'Moves a record to the bin.',
    returns,
    gate: [store.kind.permissions.delete],
    args: [ID_OF_RECORD],
    run: async (context, id) => payload(store.kind, await store.delete(id, context)),
  });
