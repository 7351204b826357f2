import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLScalarType, GraphQLString } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Context } from '../../context.js';
import { addMutation } from '../schema/addMutation.js';
import { addQuery } from '../schema/addQuery.js';
import { DateTime } from '../schema/scalars.js';
import { Payload } from '../schema/types.js';
import { changersOf, ID_OF_RECORD, payload } from '../schema/writeMutations.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../write/recordStore.js';
import type { StoredDraft } from './draft.js';
import { discardDraft, draftOf, saveDraft, type DraftOutcome } from './drafts.js';
import { noteEditor, type Editor } from './editors.js';

/** Values of a form, which may break the rules of their fields: types of their own would refuse what a draft may hold. */
export const DraftValues = new GraphQLScalarType({
  ...GraphQLJSONObject.toConfig(),
  name: 'DraftValues',
  description:
    'The values of a form as a JSON object: by field a text, a number, a flag, null, a list of texts, or a list of entries.',
});

@ObjectType({ description: 'What a draft holds in one language.', simpleResolvers: true })
class DraftLanguage {
  @Field({ description: 'Code of the language.' }) lang!: string;
  @Field(() => Int, { description: 'The version of the record that the values were typed over.' }) from!: number;
  @Field(() => DraftValues, { description: 'The values that differ from that version, by field.' }) values!: FormValues;
  @Field(() => DateTime, { description: 'When it was saved.' }) updatedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the person who saved it.' }) updatedBy!: string | null;
}

@ObjectType({
  description: 'Changes to a record that visitors do not see: the record itself has none of them.',
  simpleResolvers: true,
})
class RecordDraft {
  @Field(() => ID, { nullable: true, description: 'Another one after each write; null: the record has no draft.' })
  revision!: string | null;
  @Field(() => [DraftLanguage], { description: 'The languages that the caller may write.' })
  languages!: DraftLanguage[];
}

@ObjectType({ description: 'What a write of a draft came to.' })
class DraftPayload extends Payload {
  @Field(() => RecordDraft, { nullable: true, description: 'The draft as it is now; null when nothing was written.' })
  draft!: RecordDraft | null;
}

@ObjectType({ description: 'Another user who has the form of a record open.', simpleResolvers: true })
class RecordEditor implements Editor {
  @Field({ description: 'Their name.' }) name!: string;
  @Field(() => DateTime, { description: 'Since when.' }) since!: Date;
}

@ObjectType({ description: 'Who has the form of a record open.', simpleResolvers: true })
class RecordEditors {
  @Field(() => [RecordEditor], { description: 'The others, those first who opened it first.' })
  others!: readonly RecordEditor[];
}

const REVISION = {
  name: 'revision',
  type: () => GraphQLID,
  description: 'The revision of the draft that it was loaded with; a later one is a CONFLICT.',
};
const LANG_OR_ALL = {
  name: 'lang',
  type: () => GraphQLString,
  nullable: true,
  description: 'Only this language of the draft; without it, all of them.',
};

/** A draft as it is shown: rich texts are cleaned again, and files that they name have the addresses of today. */
function shown(store: RecordStore, draft: StoredDraft | null, { services }: Context): RecordDraft {
  const languages = Object.entries(draft?.languages ?? {}).map(([lang, { updatedBy, values, ...texts }]) => ({
    ...texts,
    lang,
    values: store.richTexts.shown(values, services.fileAddresses),
    updatedBy: updatedBy?.name ?? null,
  }));
  return { revision: draft?.revision ?? null, languages };
}

const draftPayload = (store: RecordStore, { draft, ...outcome }: DraftOutcome, context: Context) => ({
  ...outcome,
  draft: outcome.success ? shown(store, draft, context) : null,
});

/** Adds what a kind with `drafts` has beside its writes, for those who may make these. */
export function addDrafts(proto: object, store: RecordStore, returns: ClassType): void {
  const { kind } = store;
  const gate = changersOf(kind);
  addQuery<[id: string]>(proto, {
    name: kind.names.draft,
    description: 'The draft of a record: changes that visitors do not see.',
    returns: RecordDraft,
    gate,
    args: [ID_OF_RECORD],
    run: async (context, _info, id) => shown(store, await draftOf(store, id, context), context),
  });
  addMutation<[id: string, lang: string, values: FormValues, from: number, revision: string | null | undefined]>(
    proto,
    {
      name: kind.names.saveDraft,
      description: 'Saves what a language of a draft holds from now on; rules are checked when it is published.',
      returns: DraftPayload,
      gate,
      args: [
        ID_OF_RECORD,
        { name: 'lang', type: () => GraphQLString, description: "Code of the language; 'en' for the form itself." },
        {
          name: 'values',
          type: () => DraftValues,
          description: 'All that differs from the record; nothing: no draft.',
        },
        { name: 'from', type: () => GraphQLInt, description: 'The version of the record that they were typed over.' },
        { ...REVISION, nullable: true, description: `${REVISION.description} Null: there was no draft.` },
      ],
      run: async (context, id, lang, values, from, revision = null) =>
        draftPayload(store, await saveDraft(store, id, { lang, values, from, revision }, context), context),
    },
  );
  addMutation<[id: string, revision: string, lang: string | null | undefined]>(proto, {
    name: kind.names.discardDraft,
    description: 'Discards a draft.',
    returns: DraftPayload,
    gate,
    args: [ID_OF_RECORD, REVISION, LANG_OR_ALL],
    run: async (context, id, revision, lang = null) =>
      draftPayload(store, await discardDraft(store, id, { lang, revision }, context), context),
  });
  addMutation<[id: string, revision: string, lang: string | null | undefined, version: number | null | undefined]>(
    proto,
    {
      name: kind.names.publishDraft,
      description: 'Writes what a draft holds into its record, in one version. A field of another language is ar.name.',
      returns,
      gate,
      args: [
        ID_OF_RECORD,
        REVISION,
        LANG_OR_ALL,
        {
          name: 'version',
          type: () => GraphQLInt,
          nullable: true,
          description: 'The version of the record that was seen; without it, the one that the draft began from.',
        },
      ],
      run: async (context, id, revision, lang = null, version = null) =>
        payload(kind, await store.publishDraft(id, { lang, revision, version }, context)),
    },
  );
}

/** Adds to a kind with `drafts` who has the form of a record open, for those who may see the record. */
export const addEditors = (proto: object, store: RecordStore) =>
  addMutation<[id: string, leaving: boolean | null | undefined]>(proto, {
    name: store.kind.names.edited,
    description: 'Notes for 45 seconds that the caller has the form of a record open, and returns who else has.',
    returns: RecordEditors,
    gate: store.kind.permissions.details,
    args: [
      ID_OF_RECORD,
      { name: 'leaving', type: () => GraphQLBoolean, nullable: true, description: 'True: the caller has closed it.' },
    ],
    run: async (context, id, leaving = false) => ({ others: await noteEditor(store, id, leaving === true, context) }),
  });
