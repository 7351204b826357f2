import type { AnyKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import { isMessage } from '@polyphony/domain/messages/messages.js';
import { RELEASE, RELEASE_PERMISSIONS } from '@polyphony/domain/publishing/releases.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { Types } from 'mongoose';
import { passes, type Holder } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { mayDraft } from '../drafts/drafts.js';
import { itemsOf } from '../drafts/releaseItems.js';
import { withDraftAsRead } from '../drafts/withDraft.js';
import { valuesThatPublish } from '../publishing/publishing.js';
import { visitorOrder } from '../read/listQuery.js';
import type { ListRequest } from '../read/recordReads.js';
import { becomesVisible, loadItems } from '../releases/items.js';
import { releasedRecords, type ReleasedRecord } from '../releases/releasedRecords.js';
import { findRelease } from '../releases/release.js';
import type { StoredRecord } from '../schema/record.js';
import { withListed } from './listedRecord.js';
import type { PreviewedId } from './previewLinks.js';

/** A record as a release makes it, which visitors see then. */
interface Released {
  readonly record: StoredRecord;
  /** Whether they do not see it now. */
  readonly isNew: boolean;
}

/** What the pages of the site show as if a release were published. */
export interface ReleasePreview {
  readonly title: string;
  /** By their kinds, and by their ids. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, Released>>;
}

/** A page of a list for visitors. */
export interface VisitorsList {
  readonly rows: readonly StoredRecord[];
  readonly descendants: readonly StoredRecord[];
  readonly pageInfo: { readonly totalItemsCount: number } | null;
}

/**
 * The preview of the release that a link's token names; null where it was deleted or published, or who made the link may not
 * see releases any more. It shows the languages of drafts that they may still write.
 */
export async function releasePreviewOf(
  { kind, id, by }: PreviewedId,
  context: Context,
): Promise<{ readonly release: ReleasePreview; readonly panels: ReadonlyMap<string, StoredRecord> } | null> {
  const release = kind === RELEASE ? await findRelease(new Types.ObjectId(id)) : null;
  if (!release || release.publishedAt) return null;
  const issuer = { session: await context.services.sessions.rightsOf(by) };
  if (!passes(RELEASE_PERMISSIONS, issuer)) return null;
  const items = await loadItems(await itemsOf(release._id), context);
  const records = new Map<string, Map<string, Released>>();
  const panels = new Map<string, StoredRecord>();
  for (const one of releasedRecords(items, context)) {
    const released = await releasedRecord(one, issuer, context);
    if (!released) continue;
    const { kind: of } = one.store;
    if (of.name === SETTINGS) panels.set(panelOf(one), released.record);
    else records.set(of.name, (records.get(of.name) ?? new Map<string, Released>()).set(one.id, released));
  }
  return { release: { title: release.title, records }, panels };
}

/** The panel of a form of settings: 'websiteSettings/globalSeo'. */
const panelOf = ({ items: [first] }: ReleasedRecord): string => first?.item.form.split('/')[1] ?? '';

/** A record as its drafts make it, as far as the issuer of the link may write them; null where visitors will not see it. */
async function releasedRecord(
  { store, items }: ReleasedRecord,
  issuer: Holder,
  context: Context,
): Promise<Released | null> {
  const stored = items[0]?.record;
  if (!stored) return null;
  let record = stored;
  for (const { form, draft } of items) {
    const languages = Object.keys(draft?.languages ?? {}).filter((lang) => mayDraft(form, lang, issuer));
    record = await withDraftAsRead(form, record, draft, languages, context);
    if (!becomesVisible(form, stored) || !passes(store.kind.permissions.details, issuer)) continue;
    const values = valuesThatPublish(store, record, context);
    if (!isMessage(values)) record = { ...record, ...values };
  }
  const isVisible = (one: StoredRecord) => visibleToggles(store.kind).every((toggle) => one[toggle] === true);
  return isVisible(record) ? { record, isNew: !isVisible(stored) } : null;
}

type Kind = Pick<AnyKind, 'name'>;

const releasedIn = ({ name }: Kind, { release }: Context): readonly Released[] => [
  ...(release?.records.get(name)?.values() ?? []),
];

/** Records of a kind as the previewed release makes them. */
export const releasedOf = (kind: Kind, context: Context): readonly StoredRecord[] =>
  releasedIn(kind, context).map(({ record }) => record);

/** Those of them that visitors do not see now. */
export const newlyVisible = (kind: Kind, context: Context): readonly StoredRecord[] =>
  releasedIn(kind, context).flatMap(({ record, isNew }) => (isNew ? [record] : []));

/** A record that was read as it is stored, as the previewed release makes it. */
export const asReleased = ({ name }: Kind, record: StoredRecord, { release }: Context): StoredRecord =>
  release?.records.get(name)?.get(record._id.toHexString())?.record ?? record;

/**
 * Rows of a list with the records of the previewed release in the place of the stored ones. Records that the release shows
 * are in the first page of lists that nothing is searched in, where their order puts them.
 */
export function withReleased<Found extends VisitorsList>(
  kind: AnyKind,
  found: Found,
  request: ListRequest,
  context: Context,
): Found {
  if (releasedIn(kind, context).length === 0) return found;
  if (kind.listedAt !== undefined)
    return releasedOf(kind, context).reduce((into, record) => withListed(kind, into, record), found);
  const isFirst =
    request.page <= 1 &&
    !request.searchName?.trim() &&
    !request.span &&
    Object.keys(request.branches ?? {}).length === 0;
  const fresh = isFirst ? newlyVisible(kind, context).filter((record) => fits(record, request)) : [];
  const order: readonly SortStep[] = request.byDateFrom && kind.range ? [[kind.range.from, 1]] : visitorOrder(kind);
  const rows = found.rows.map((row) => asReleased(kind, row, context));
  const all = fresh.filter(({ _id }) => !rows.some((row) => row._id.equals(_id)));
  const placed = all.reduce<readonly StoredRecord[]>((into, record) => withPlaced(into, record, order), rows);
  const { pageInfo } = found;
  return {
    ...found,
    rows: placed,
    descendants: found.descendants.map((row) => asReleased(kind, row, context)),
    pageInfo: pageInfo && { ...pageInfo, totalItemsCount: pageInfo.totalItemsCount + all.length },
  };
}

/** Whether a record has what a list is narrowed to. */
function fits(record: StoredRecord, { references = {}, choices = {}, featured }: ListRequest): boolean {
  const has = Object.entries({ ...references, ...choices });
  return (
    has.every(([field, value]) => String(record[field]) === String(value)) && (!featured || record.featured === true)
  );
}

/** Rows with a record before the first that comes after it. */
function withPlaced(
  rows: readonly StoredRecord[],
  record: StoredRecord,
  order: readonly SortStep[],
): readonly StoredRecord[] {
  const at = rows.findIndex((row) => compare(row, record, order) > 0);
  return rows.toSpliced(at < 0 ? rows.length : at, 0, record);
}

const comparable = (value: unknown): string | number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' || typeof value === 'string' ? value : '';

function compare(one: StoredRecord, other: StoredRecord, order: readonly SortStep[]): number {
  for (const [field, direction] of order) {
    const [a, b] = [comparable(one[field]), comparable(other[field])];
    if (a !== b) return (a < b ? -1 : 1) * direction;
  }
  return 0;
}
