import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { Outcome } from '../write/outcome.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../write/recordStore.js';
import { addMutation } from './addMutation.js';
import type { RecordTypes } from './recordTypes.js';

/** The GraphQL payload of a write: the record is under the kind's own name. */
export const payload = (kind: AnyKind, { record, ...rest }: Outcome) => ({ ...rest, [kind.name]: record });

/** The permissions that open a record's form: to edit it, or to translate it. */
export const changersOf = ({ permissions: { edit, translate } }: AnyKind) => (translate ? [edit, translate] : [edit]);

export const ID_OF_RECORD = { name: 'id', type: () => GraphQLID, description: 'Database object id.' };
const KEEPS_OTHERS = 'A field left out keeps its value.';
const VERSION = {
  name: 'version',
  type: () => GraphQLInt,
  nullable: true,
  description: 'The version it was loaded with; a later one is a CONFLICT.',
};

/** Adds the operations that write one record, as far as the kind has them. */
export function addWrites(proto: object, store: RecordStore, types: RecordTypes): void {
  const { kind } = store;
  if (!kind.noCreate) addCreate(proto, store, types);
  addUpdate(proto, store, types);
  if (types.translationInput) addTranslate(proto, store, types.payload, types.translationInput);
  for (const toggle of kind.toggles) addToggle(proto, store, types.payload, toggle);
  addDelete(proto, store, types.payload);
}

const addCreate = (proto: object, store: RecordStore, types: RecordTypes) =>
  addMutation<[input: FormValues]>(proto, {
    name: store.kind.names.create,
    description: 'Creates a record from the values of a form.',
    returns: types.payload,
    gate: [store.kind.permissions.add],
    args: [{ name: 'input', type: () => types.input, description: 'Texts are in English; translations follow.' }],
    run: async (context, input) => payload(store.kind, await store.create(input, context)),
  });

type UpdateArgs = [id: string, input: FormValues, version: number | null];

function addUpdate(
  proto: object,
  store: RecordStore,
  { payload: returns, input, translationInput }: RecordTypes,
): void {
  const { kind } = store;
  const declared = { name: kind.names.update, returns, gate: [kind.permissions.edit] };
  const inputArgument = { name: 'input', type: () => input, description: KEEPS_OTHERS };
  if (!translationInput) {
    addMutation<UpdateArgs>(proto, {
      ...declared,
      description: 'Changes a record.',
      args: [ID_OF_RECORD, inputArgument, VERSION],
      run: async (context, id, values, version) => payload(kind, await store.update(id, values, version, context)),
    });
    return;
  }
  addMutation<[...UpdateArgs, lang: string | null, translation: FormValues | null]>(proto, {
    ...declared,
    description: 'Changes a record, and its texts in one language if they are given: both are saved, or neither.',
    args: [
      ID_OF_RECORD,
      inputArgument,
      VERSION,
      {
        name: 'lang',
        type: () => GraphQLString,
        nullable: true,
        description: 'Code of an active language other than English, whose texts are saved with the rest.',
      },
      { name: 'translation', type: () => translationInput, nullable: true, description: 'The texts in that language.' },
    ],
    run: async (context, id, values, version, lang, translation) => {
      const texts = lang || translation ? { lang: lang ?? '', input: translation ?? {} } : null;
      return payload(kind, await store.update(id, values, version, context, texts));
    },
  });
}

const addTranslate = (proto: object, store: RecordStore, returns: ClassType, translationInput: ClassType) =>
  addMutation<[id: string, lang: string, input: FormValues, version: number | null]>(proto, {
    name: store.kind.names.translate,
    description: 'Writes the texts of one language; the others stay.',
    returns,
    gate: changersOf(store.kind),
    args: [
      ID_OF_RECORD,
      { name: 'lang', type: () => GraphQLString, description: 'Code of an active language other than English.' },
      { name: 'input', type: () => translationInput, description: KEEPS_OTHERS },
      VERSION,
    ],
    run: async (context, id, lang, input, version) =>
      payload(store.kind, await store.translate(id, lang, input, version, context)),
  });

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
