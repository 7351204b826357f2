import { createHash } from 'node:crypto';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles, type PublishingState } from '@polyphony/domain/publishing/publishingState.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { Model, Types } from 'mongoose';
import type { Context } from '../../context.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite, type Known } from '../../platform/cache/memoUntilWrite.js';
import { inPublishingState } from './listQuery.js';
import { switchOf, type RecordStatus } from '../schema/enums.js';
import { partsByDate } from './byDate.js';
import { nameIndexIn, partsByName } from './byName.js';
import { inOrder, pageOfParts, type ListPart } from './listParts.js';
import {
  allOf,
  pageBounds,
  pageInfo,
  searchCondition,
  visitorOrder,
  spanCondition,
  type Condition,
  type PageBounds,
  type Scope,
  type Span,
} from './listQuery.js';
import type { RecordOf, StoredRecord } from '../schema/record.js';
import { objectId, RecordFinds } from './recordFinds.js';
import type { PageSelection } from './selection.js';
import type { PageInfo } from '../schema/types.js';

/** Slugs of records in a tree, by the field that refers to it: those records and all below them are meant. */
export type Branches = Readonly<Record<string, string>>;

/** Cached totals of lists: one for each filter and search, so that pages do not count again. */
const CACHED_TOTALS = 200;

/** The key of a condition in a cache: one by ids may be very long. */
const shortKey = (condition: Condition) => createHash('sha256').update(JSON.stringify(condition)).digest('base64url');

/** Records that are cached for the visitors' rows that refer to them. */
const CACHED_REFERENCES = 100;

export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: SortStep | null;
  readonly searchName?: string | null;
  readonly status?: RecordStatus | null;
  readonly publishing?: PublishingState | null;
  /** Ids that references of the records must have, by field. */
  readonly references?: Readonly<Record<string, string>>;
  /** Values that fields of few values must have. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly branches?: Branches;
  /** Only records of these days. */
  readonly span?: Span | null;
  /** Only records in which visitors find something (`holds` of the kind). */
  readonly holding?: boolean;
  /** Only featured records, for visitors. */
  readonly featured?: boolean;
  /** The day from which on records are listed by date, '2027-03-31', for visitors; null: in the kind's own order. */
  readonly byDateFrom?: string | null;
  /** The language whose names are searched. */
  readonly lang: string;
  /** The active language by whose names a list is sorted; without it, the base language. */
  readonly sortLanguage?: string;
}

/** The parts that a list needs of the context of its request. */
interface ListContext {
  readonly services: Pick<Context['services'], 'stamps'>;
  readonly log: Pick<Context['log'], 'warn'>;
}

/** Names one record of a kind. */
export type SlugOrId = { readonly slug: string } | { readonly id: string };

/** Number of records that fit a condition. */
export type Count = (condition: Condition) => Promise<number>;

export interface RecordPage {
  readonly rows: readonly StoredRecord[];
  readonly pageInfo: PageInfo | null;
  /** Trees only: everything below the rows, in tree order. */
  readonly descendants: readonly StoredRecord[];
}

/** Lists of the records of a kind, and what visitors may see of them. */
export class RecordReads<K extends ListedKind = AnyKind, Stored extends StoredRecord = RecordOf<K>> extends RecordFinds<
  K,
  Stored
> {
  readonly #total: ReturnType<typeof memoEachUntilWrite<number>>;
  readonly #publishedTotal: ReturnType<typeof memoEachUntilWrite<number>>;
  readonly #referred: ReturnType<typeof memoEachUntilWrite<StoredRecord | null>>;
  /** The languages with an index of names that this process has created, or found. */
  readonly #indexed = new Set<string>();

  constructor(kind: K, model: Model<StoredRecord>, scope?: Scope) {
    super(kind, model, scope);
    this.#total = memoEachUntilWrite([kind.name], CACHED_TOTALS);
    this.#publishedTotal = memoEachUntilWrite(withReferenced(kind), CACHED_TOTALS);
    this.#referred = memoEachUntilWrite([kind.name], CACHED_REFERENCES);
  }

  async list(request: ListRequest, selection: PageSelection, context: ListContext): Promise<RecordPage> {
    const condition = allOf(
      searchCondition(this.kind, request.searchName, request.lang),
      request.status ? Object.fromEntries([switchOf(request.status)]) : {},
      inPublishingState(this.kind.publishing, request.publishing),
      this.#narrowed(request),
      spanCondition(this.kind, request.span),
    );
    const bounds = pageBounds(request.page, request.pageSize);
    const parts = await this.#partsOf(request, context);
    return this.page(condition, bounds, parts, selection, this.counted(context.services.stamps));
  }

  /** Narrows a condition to what visitors may see: what is switched on for them. */
  protected visible(
    requested: Condition,
    _stamps: ContentStamps,
    _branches?: Branches,
  ): Condition | Promise<Condition> {
    return { ...requested, ...Object.fromEntries(visibleToggles(this.kind).map((toggle) => [toggle, true])) };
  }

  async published(request: ListRequest, selection: PageSelection, stamps: ContentStamps): Promise<RecordPage> {
    const requested = allOf(
      searchCondition(this.kind, request.searchName, request.lang),
      request.featured && this.kind.toggles.includes('featured') ? { featured: true } : {},
      this.#narrowed(request),
      spanCondition(this.kind, request.span),
    );
    const condition = await this.visible(requested, stamps, request.branches);
    const total: Count = async (of) => this.#publishedTotal(stamps, JSON.stringify(of), () => this.count(of));
    const bounds = pageBounds(request.page, request.pageSize);
    const parts = request.byDateFrom
      ? partsByDate(this.kind, request.byDateFrom)
      : [{ condition: {}, order: visitorOrder(this.kind) }];
    return this.page(condition, bounds, parts, selection, total);
  }

  /** The order of a list of the console, in parts. */
  async #partsOf(
    { sort = null, sortLanguage = baseLanguage() }: ListRequest,
    { log }: ListContext,
  ): Promise<readonly ListPart[]> {
    if (sort?.[0] !== this.kind.titleField) return [inOrder(this.kind, sort)];
    await this.#indexNames(sortLanguage, log);
    return partsByName(this.kind, sort[1], sortLanguage);
  }

  /**
   * Creates the index of the names in a language before a list is first sorted by them: few kinds are, in few languages.
   * Where that fails the list is as right without it, if slower, and the next one tries again.
   */
  async #indexNames(language: string, log: ListContext['log']): Promise<void> {
    const keys = nameIndexIn(this.kind, this.scope, language);
    if (!keys || this.#indexed.has(language)) return;
    try {
      await this.model.collection.createIndex(keys);
      this.#indexed.add(language);
    } catch (error) {
      log.warn({ err: error, kind: this.kind.name, language }, 'a list is sorted by names without an index of them');
    }
  }

  /** The record with this slug or id; null where visitors may not see it. */
  async publishedOne(by: SlugOrId, stamps: ContentStamps): Promise<Stored | null> {
    const key = 'slug' in by ? { slug: by.slug } : { _id: objectId(by.id) };
    return this.model.collection.findOne<Stored>({ ...this.scope, ...(await this.visible(key, stamps)) });
  }

  /**
   * A record that visitors' rows refer to, read once until a record of the kind is written. Staff read their own: a record
   * that was read for visitors is marked as such.
   */
  referred(
    id: Types.ObjectId,
    stamps: ContentStamps,
    read: () => Promise<StoredRecord | null>,
  ): Known<StoredRecord | null> {
    return this.#referred(stamps, id.toHexString(), async () => {
      const found = await read();
      return found && { ...found };
    });
  }

  /** Of a tree, the children of several records at once, for visitors only the active ones. */
  childrenOf(ids: readonly Types.ObjectId[], publishedOnly: boolean): Promise<StoredRecord[]> {
    return this.find({ parentId: { $in: ids }, ...(publishedOnly && { active: true }) }, {});
  }

  /** Those of the ids, or of all records, that visitors may see. */
  async visibleIds(ids: readonly Types.ObjectId[] | null, stamps: ContentStamps): Promise<Types.ObjectId[]> {
    const rows = await this.visibleRecords(ids, { _id: 1 }, stamps);
    return rows.map(({ _id }) => _id);
  }

  /** The same records themselves, with these stored fields; null: all. */
  async visibleRecords(
    ids: readonly Types.ObjectId[] | null,
    projection: PageSelection['projection'],
    stamps: ContentStamps,
  ): Promise<StoredRecord[]> {
    return this.find(await this.visible(ids ? { _id: { $in: ids } } : {}, stamps), { selection: { projection } });
  }

  #narrowed({ references = {}, choices = {} }: ListRequest): Condition {
    const ids = Object.entries(references).map(([field, id]) => [field, objectId(id)] as const);
    return { ...Object.fromEntries(ids), ...choices };
  }

  /** A page of a list that consists of parts. */
  protected page(
    condition: Condition,
    bounds: PageBounds,
    parts: readonly ListPart[],
    selection: PageSelection,
    count: Count,
  ): Promise<RecordPage> {
    const [only, ...others] = parts;
    return only && others.length === 0
      ? this.#pageOf(allOf(condition, only.condition), bounds, only.order, selection, count)
      : this.#pageInParts(condition, bounds, parts, selection, count);
  }

  async #pageInParts(
    condition: Condition,
    bounds: PageBounds,
    parts: readonly ListPart[],
    selection: PageSelection,
    count: Count,
  ): Promise<RecordPage> {
    const sizes = await Promise.all(parts.map((part) => count(allOf(condition, part.condition))));
    const rows = await pageOfParts(
      parts,
      sizes,
      { skip: bounds.skip, limit: bounds.pageSize },
      ({ condition: within, order }, at) => this.find(allOf(condition, within), { order, selection, ...at }),
    );
    // Each record is in one part.
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return { rows, pageInfo: selection.totals ? pageInfo(bounds, total) : null, descendants: [] };
  }

  async #pageOf(
    condition: Condition,
    bounds: PageBounds,
    order: readonly SortStep[],
    selection: PageSelection,
    count: Count,
  ): Promise<RecordPage> {
    const [rows, total] = await Promise.all([
      this.find(condition, { order, selection, skip: bounds.skip, limit: bounds.pageSize }),
      selection.totals ? count(condition) : null,
    ]);
    return { rows, pageInfo: total === null ? null : pageInfo(bounds, total), descendants: [] };
  }

  /** Memoized until a record of the kind is written, unless this process does not receive all writes of others. */
  protected counted(stamps: ContentStamps): Count {
    return async (condition) => {
      const count = () => this.count(condition);
      return stamps.receivesAllWrites ? this.#total(stamps, shortKey(condition), count) : count();
    };
  }
}
