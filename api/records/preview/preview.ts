import type { Context } from '../../context.js';
import { passes } from '../../access/gates.js';
import { mayDraft } from '../drafts/drafts.js';
import { withDraft } from '../drafts/withDraft.js';
import type { SlugOrId } from '../read/recordReads.js';
import type { StoredRecord } from '../schema/record.js';
import { changersOf } from '@polyphony/domain/kinds/parts/kind.js';
import type { RecordStore } from '../store/recordStore.js';
import type { PageEdits } from './pageEdits.js';
import type { PreviewedId } from './previewLinks.js';

/** The one record that a page shows although visitors may not see it. */
export interface Preview {
  readonly kind: string;
  readonly record: StoredRecord;
  /** The path of its page. */
  readonly path: string;
  /** Whether its page shows it among others of its kind: their list has it then. */
  readonly listed?: true;
}

/** Content that the site draws in place of what is stored. A request to the API has none of it. */
export interface PreviewOverrides {
  /** The record of a page: that of a signed link, or one as it is typed. */
  readonly preview?: Preview;
  /** Settings as they are typed, by the names of their panels. */
  readonly panels?: ReadonlyMap<string, StoredRecord>;
  /** What a page shows while it is edited in place. */
  readonly edits?: PageEdits;
}

/**
 * The preview that a link's token names; null where its record is gone, its kind has no previews, or who made the link may
 * not see the record any more. Of a draft it shows the languages that they may still read.
 */
export async function previewOf({ kind: name, id, draft, by }: PreviewedId, context: Context): Promise<Preview | null> {
  const store = context.loaders.stores.all.find(({ kind }) => kind.name === name);
  const page = store?.kind.preview;
  if (!store || !page) return null;
  const issuer = { session: await context.services.sessions.rightsOf(by) };
  const gate = draft ? changersOf(store.kind) : store.kind.permissions.details;
  if (!passes(gate, issuer)) return null;
  const stored = (await store.load([id])).get(id);
  const languages = draft?.filter((lang) => mayDraft(store.form, lang, issuer));
  const record = stored && languages ? await withDraft(store.form, stored, languages, context) : stored;
  const slug = record?.slug;
  if (!record || typeof slug !== 'string') return null;
  return { kind: name, record, path: page.replace(':slug', encodeURIComponent(slug)) };
}

/** The record of the request's preview, where a query for visitors names that very one. */
export function previewedRecord({ kind }: RecordStore, by: SlugOrId, { preview }: Context): StoredRecord | null {
  if (!preview || preview.kind !== kind.name) return null;
  const { record } = preview;
  const isRequested = 'slug' in by ? by.slug === record.slug : record._id.toHexString() === by.id.toLowerCase();
  return isRequested ? record : null;
}

/** Rows of a list with the record of the request's preview: in the place of the stored one, and in a list that is to show it, at all. */
export function withPreviewed<
  Found extends { readonly rows: readonly StoredRecord[]; readonly descendants: readonly StoredRecord[] },
>({ kind }: RecordStore, found: Found, { preview }: Context): Found {
  if (preview?.kind !== kind.name) return found;
  const { record, listed } = preview;
  const isIt = ({ _id }: StoredRecord) => _id.equals(record._id);
  const isThere = [...found.rows, ...found.descendants].some(isIt);
  if (!listed) return isThere ? { ...found, rows: found.rows.map((row) => (isIt(row) ? record : row)) } : found;
  const placed = (rows: readonly StoredRecord[], belongs: boolean) => {
    const others = rows.filter((row) => !isIt(row));
    if (!belongs) return others;
    const before = rows.findIndex(isIt);
    const order = record.orderNumber;
    const later = others.findIndex((row) => Number(row.orderNumber ?? 0) > Number(order ?? 0));
    // In its own place while its order is the same; else before the first that comes after it.
    const at = before >= 0 && rows[before]?.orderNumber === order ? before : later < 0 ? others.length : later;
    return others.toSpliced(at, 0, record);
  };
  const isBelow = kind.tree !== undefined && record.parentId != null;
  return { ...found, rows: placed(found.rows, !isBelow), descendants: placed(found.descendants, isBelow) };
}
