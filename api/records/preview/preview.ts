import type { Context } from '../../context.js';
import { passes } from '../../access/gates.js';
import { mayDraft } from '../drafts/drafts.js';
import { withDraft } from '../drafts/withDraft.js';
import type { ListRequest, SlugOrId } from '../read/recordReads.js';
import type { StoredRecord } from '../schema/record.js';
import { changersOf } from '@polyphony/domain/kinds/parts/kind.js';
import type { RecordStore } from '../store/recordStore.js';
import type { PageEdits } from './pageEdits.js';
import type { PreviewedId } from './previewLinks.js';
import { withListed } from './listedRecord.js';
import { releasedOf, withReleased, type ReleasePreview, type VisitorsList } from './releasePreview.js';

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
  /** Records as the drafts of a release make them. */
  readonly release?: ReleasePreview;
  /** Settings as they are typed, or as a release makes them, by the names of their panels. */
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
export function previewedRecord({ kind }: RecordStore, by: SlugOrId, context: Context): StoredRecord | null {
  const { preview } = context;
  const isNamed = ({ _id, slug }: StoredRecord) =>
    'slug' in by ? by.slug === slug : _id.toHexString() === by.id.toLowerCase();
  const released = releasedOf(kind, context).find(isNamed);
  if (released) return released;
  if (!preview || preview.kind !== kind.name) return null;
  const { record } = preview;
  return isNamed(record) ? record : null;
}

/** Rows of a list with the record of the request's preview: in the place of the stored one, and in a list that is to show it, at all. */
export function withPreviewed<Found extends VisitorsList>(
  { kind }: RecordStore,
  stored: Found,
  request: ListRequest,
  context: Context,
): Found {
  const { preview } = context;
  const found = withReleased(kind, stored, request, context);
  if (preview?.kind !== kind.name) return found;
  const { record, listed } = preview;
  if (listed) return withListed(kind, found, record);
  const isIt = ({ _id }: StoredRecord) => _id.equals(record._id);
  return { ...found, rows: found.rows.map((row) => (isIt(row) ? record : row)) };
}
