import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { scheduledTime } from '@polyphony/domain/publishing/scheduledTime.js';
import type { KindNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import type { Context } from '../../context.js';
import { addMutation, type Argument } from '../schema/addMutation.js';
import { addQuery } from '../schema/addQuery.js';
import { AT } from './publishingMutations.js';
import { changersOf } from '@polyphony/domain/kinds/parts/kind.js';
import { ID_OF_RECORD } from '../schema/addMutation.js';
import { payload } from './writeMutations.js';
import { invalid, refusedFields, type Outcome } from '../write/outcome.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../store/recordStore.js';
import { discardDraft, draftOf, saveDraft, type DraftOutcome } from '../drafts/drafts.js';
import { draftIn, DraftPayload, DraftValues, RecordDraft, RecordEditors } from './draftTypes.js';
import { publishDraft } from '../drafts/publishingDraft.js';
import type { Form } from '../write/form.js';
import { noteEditor } from '../drafts/editors.js';
import { scheduleDraft } from '../drafts/scheduling.js';

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

const draftPayload = (form: Form, { draft, ...outcome }: DraftOutcome, context: Context) => ({
  ...outcome,
  draft: outcome.success ? draftIn(form, draft, context) : null,
});

const VERSION = {
  name: 'version',
  type: () => GraphQLInt,
  nullable: true,
  description: 'The version of the record that was seen; without it, the one that the draft began from.',
};

/** A form whose record, one or several, can have drafts. */
interface DraftedForm {
  readonly names: Pick<KindNames, 'draft' | 'saveDraft' | 'discardDraft' | 'publishDraft' | 'scheduleDraft'>;
  readonly gate: readonly Permission[];
  /** The argument that names the record. */
  readonly id: Argument;
  /** The form, and the id of the record. */
  readonly find: (id: string) => Promise<{ readonly form: Form; readonly id: string }>;
  /** Type that a publication returns. */
  readonly returns: ClassType;
  readonly payload: (outcome: Outcome, target: { readonly id: string }, context: Context) => unknown;
}

type Revision = string | null | undefined;

/** Adds the operations on drafts of a form, for those who may save it. */
export function addDraftsOf(
  proto: object,
  { names, gate, id: ID, find, returns, payload: payloadFor }: DraftedForm,
): void {
  addQuery<[id: string]>(proto, {
    name: names.draft,
    description: 'The draft of a record: changes that visitors do not see.',
    returns: RecordDraft,
    gate,
    args: [ID],
    run: async (context, _info, of) => {
      const { form, id } = await find(of);
      return draftIn(form, await draftOf(form, id, context), context);
    },
  });
  addMutation<[id: string, lang: string, values: FormValues, from: number, revision: Revision]>(proto, {
    name: names.saveDraft,
    description: 'Saves what a language of a draft holds from now on; rules are checked when it is published.',
    returns: DraftPayload,
    gate,
    args: [
      ID,
      {
        name: 'lang',
        type: () => GraphQLString,
        description: 'Code of the language; the base language for the form itself.',
      },
      { name: 'values', type: () => DraftValues, description: 'All that differs from the record; nothing: no draft.' },
      { name: 'from', type: () => GraphQLInt, description: 'The version of the record that they were typed over.' },
      { ...REVISION, nullable: true, description: `${REVISION.description} Null: there was no draft.` },
    ],
    run: async (context, of, lang, values, from, revision = null) => {
      const { form, id } = await find(of);
      return draftPayload(form, await saveDraft(form, id, { lang, values, from, revision }, context), context);
    },
  });
  addMutation<[id: string, revision: string, lang: string | null | undefined]>(proto, {
    name: names.discardDraft,
    description: 'Discards a draft.',
    returns: DraftPayload,
    gate,
    args: [ID, REVISION, LANG_OR_ALL],
    run: async (context, of, revision, lang = null) => {
      const { form, id } = await find(of);
      return draftPayload(form, await discardDraft(form, id, { lang, revision }, context), context);
    },
  });
  addMutation<[id: string, revision: string, lang: string | null | undefined, version: number | null | undefined]>(
    proto,
    {
      name: names.publishDraft,
      description: 'Writes what a draft holds into its record, in one version. A field of another language is ar.name.',
      returns,
      gate,
      args: [ID, REVISION, LANG_OR_ALL, VERSION],
      run: async (context, of, revision, lang = null, version = null) => {
        const { form, id } = await find(of);
        return payloadFor(await publishDraft(form, id, { lang, revision, version }, context), { id: of }, context);
      },
    },
  );
  addMutation<[id: string, revision: string, at: string | null | undefined, version: number | null | undefined]>(
    proto,
    {
      name: names.scheduleDraft,
      description:
        'Publishes a draft at a time to come, as the caller; without a time, only by hand. What is wrong with the time is an error of the field publishAt.',
      returns: DraftPayload,
      gate,
      args: [ID, REVISION, { ...AT, nullable: true }, VERSION],
      run: async (context, of, revision, time = null, version = null) => {
        const { form, id } = await find(of);
        const { siteClock } = context.services;
        const { at, wrong } = time === null ? NEVER : scheduledTime(siteClock.timeZone, time, siteClock.now());
        if (wrong) return draftPayload(form, { ...refusedFields([invalid('publishAt', wrong)]), draft: null }, context);
        return draftPayload(form, await scheduleDraft(form, id, { revision, at, version }, context), context);
      },
    },
  );
}

const NEVER = { at: null, wrong: null } as const;

/** Adds what a kind with `drafts` has beside its writes. */
export const addDrafts = (proto: object, store: RecordStore, returns: ClassType): void =>
  addDraftsOf(proto, {
    names: store.kind.names,
    gate: changersOf(store.kind),
    id: ID_OF_RECORD,
    find: (id) => Promise.resolve({ form: store.form, id }),
    returns,
    payload: (outcome) => payload(store.kind, outcome),
  });

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
