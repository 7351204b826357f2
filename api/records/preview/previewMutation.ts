import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { PREVIEW_HOURS } from '@polyphony/domain/publishing/preview.js';
import { Field, ObjectType } from 'type-graphql';
import { signedIn } from '../../access/gates.js';
import { findDraft } from '../drafts/draft.js';
import { mayDraft, requireLanguages } from '../drafts/drafts.js';
import { addMutation } from '../schema/addMutation.js';
import { DateTime } from '../schema/scalars.js';
import { changersOf } from '@polyphony/domain/kinds/parts/kind.js';
import { ID_OF_RECORD } from '../schema/addMutation.js';
import type { RecordStore } from '../store/recordStore.js';

@ObjectType({ description: 'A link to pages that visitors need not see yet.' })
export class PreviewLink {
  @Field({ description: 'The address. Who has it sees the page, without an account.' }) url!: string;
  @Field(() => DateTime, { description: `When it ends: ${PREVIEW_HOURS} hours from now.` }) expiresAt!: Date;
}

/** Adds the link to the preview of a record as its draft has it, for those who may write what the draft holds. */
export const addDraftPreview = (proto: object, store: RecordStore) =>
  addMutation<[id: string]>(proto, {
    name: store.kind.names.previewDraft,
    description: 'Makes a link to the page of a record as its draft has it. Values that break a rule are not shown.',
    returns: PreviewLink,
    gate: changersOf(store.kind),
    args: [ID_OF_RECORD],
    run: async (context, id) => {
      const record = await store.get(id);
      const draft = await findDraft(record._id);
      const drafted = Object.keys(draft?.languages ?? {});
      requireLanguages(store.form, drafted, context);
      // The link outlives this check: a language that others add to the draft later is shown only if the caller may read it.
      const known = [baseLanguage(), ...context.languages.map(({ code }) => code), ...drafted];
      const languages = [...new Set(known)].filter((lang) => mayDraft(store.form, lang, context));
      return context.services.previewLinks.issue({
        kind: store.kind.name,
        id: record._id.toHexString(),
        draft: languages,
        by: signedIn(context).userId,
      });
    },
  });

/** Adds the link to the preview of a record, for those who may read the record. */
export const addPreview = (proto: object, store: RecordStore) =>
  addMutation<[id: string]>(proto, {
    name: store.kind.names.preview,
    description: 'Makes a link to the page of a record as it is now, whether or not visitors see it.',
    returns: PreviewLink,
    gate: store.kind.permissions.details,
    args: [ID_OF_RECORD],
    run: async (context, id) => {
      const record = await store.get(id);
      const by = signedIn(context).userId;
      return context.services.previewLinks.issue({ kind: store.kind.name, id: record._id.toHexString(), by });
    },
  });
