import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { publishingStateOf } from '@polyphony/domain/publishing/publishingState.js';
import type { Types } from 'mongoose';
import { passes, type Holder } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { findDrafts, type StoredDraft } from '../drafts/draft.js';
import { mayDraft } from '../drafts/drafts.js';
import type { StoredReleaseItem } from '../drafts/releaseItems.js';
import type { StoredRecord } from '../schema/record.js';
import type { Form } from '../write/form.js';
import type { RecordRules } from '../write/recordRules.js';

/** A draft of a release, with what it is of. */
export interface ReleaseItem {
  readonly item: StoredReleaseItem;
  readonly form: Form;
  /** Null: it was discarded or published, or the record is only to become visible. */
  readonly draft: StoredDraft | null;
  /** Null: it was deleted. */
  readonly record: StoredRecord | null;
}

/** The store by which records of a form are read: the forms of the parts of a record share its reads. */
export const storeOf = (form: Form, id: Types.ObjectId, { loaders }: Pick<Context, 'loaders'>): RecordRules =>
  loaders.stores.holding(form.store.kind.name, id.toHexString()) ?? form.store;

/** The items with their drafts and records, in one round trip for the drafts and one a kind. */
export async function loadItems(items: readonly StoredReleaseItem[], context: Context): Promise<ReleaseItem[]> {
  const drafts = await findDrafts(items.map(({ _id }) => _id));
  return Promise.all(
    items.map(async (item) => {
      const form = context.loaders.stores.drafted(item.form);
      const record = await context.loaders.record(storeOf(form, item.recordId, context), item.recordId);
      return { item, form, draft: drafts.get(item._id.toHexString()) ?? null, record };
    }),
  );
}

/** Whether the caller may know of a draft: they may see its record, or write a language of it. */
export const maySee = ({ spec, store: { kind } }: Form, holder: Holder): boolean =>
  passes(kind.permissions.details, holder) ||
  passes([spec.permissions.edit, ...(spec.permissions.translate ? [spec.permissions.translate] : [])], holder);

/**
 * Whether a release shows the record to visitors as well: one that they have not seen yet, or do not see any more. A record with
 * a schedule of its own keeps it.
 */
export function becomesVisible(form: Form, record: StoredRecord): boolean {
  const { publishing } = form.store.kind;
  if (!publishing || form !== form.store.form) return false;
  const state = publishingStateOf(publishing, record);
  return state === 'draft' || state === 'withdrawn';
}

/** Whether the caller may write all that a draft of the form holds, and show its record where the release does so. */
export function mayPublish({ form, draft, record }: Omit<ReleaseItem, 'item'>, holder: Holder): boolean {
  const { kind } = form.store;
  const languages = Object.keys(draft?.languages ?? {});
  if (!languages.every((lang) => mayDraft(form, lang, holder))) return false;
  if (languages.length === 0 && !mayDraft(form, baseLanguage(), holder)) return false;
  if (!record || !kind.publishing || !becomesVisible(form, record)) return true;
  const gate = kind.permissions.toggle[kind.publishing];
  return gate !== undefined && passes([gate], holder);
}
