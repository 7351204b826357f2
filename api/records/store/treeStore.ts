import { labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { TreeTexts } from '@polyphony/domain/kinds/parts/kind.js';
import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite, memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import { pageBounds, searchCondition, type Condition, type PageBounds } from '../read/listQuery.js';
import { inOrder, type ListPart } from '../read/listParts.js';
import { invalid } from '../write/outcome.js';
import type { Count, ListRequest, RecordPage, SlugOrId } from '../read/recordReads.js';
import { Form } from '../write/form.js';
import type { KindSteps, StateRefusals } from '../write/kindRules.js';
import type { FormValues } from '../write/recordRules.js';
import { RecordStore } from './recordStore.js';
import type { StoredRecord } from '../schema/record.js';
import type { PageSelection } from '../read/selection.js';
import type { FieldError } from '../schema/types.js';
import { arranging, type Place } from './arranging.js';
import { inTreeOrder, levelsOf, parentOf } from './treeOrder.js';
import { idOf, refusalsOf, type Refusals, type Results, type Write } from '../write/write.js';
import { writeRecords } from '../write/writeRecords.js';

/** Pages of a menu that are cached: one for each page, page size and selection. */
const CACHED_MENUS = 20;

/** Records of a tree that visitors can reach: their ids in tree order, and all of them to look one up. */
interface Reach {
  readonly ids: readonly Types.ObjectId[];
  readonly keys: ReadonlySet<string>;
}

/** The form of a record in a tree: what it is put below must exist, and neither be below itself nor too deep. */
export class TreeForm extends Form {
  constructor(private readonly tree: TreeStore) {
    super(tree, tree.kind);
  }

  override async refuseSave(next: FormValues, current: StoredRecord | null, _context: Context): Promise<FieldError[]> {
    const { parentId } = next;
    if (typeof parentId !== 'string') return [];
    const above = await this.tree.ancestors(parentId);
    if (above.length === 0) return [invalid('parentId', messages.gone(labelOf(this.spec.rules, 'parentId')))];
    if (current && above.some((record) => idOf(record) === idOf(current))) {
      return [invalid('parentId', this.tree.texts.parentSelf)];
    }
    const levelsBelow = current ? await this.tree.height(current._id) : 0;
    return above.length + 1 + levelsBelow > TREE_MAX_DEPTH ? [invalid('parentId', this.tree.texts.tooDeep)] : [];
  }
}

/** Records below one another. Lists page over the roots; what is below comes along level by level, a round trip each. */
export class TreeStore extends RecordStore {
  override readonly form: Form = new TreeForm(this);
  readonly #reachable = memoUntilWrite([this.kind.name], () =>
    this.#below([null], { active: true }, { projection: { _id: 1, parentId: 1, slug: 1, default: 1 } }),
  );
  #filled: (stamps: ContentStamps) => Promise<readonly Types.ObjectId[]> = () => Promise.resolve([]);

  /** Sets the query for ids of records in which visitors find something themselves, not only in descendants. */
  filledBy(read: (stamps: ContentStamps) => Promise<readonly Types.ObjectId[]>): void {
    this.#filled = read;
  }

  readonly #reach = memoUntilWrite([this.kind.name], async (stamps): Promise<Reach> => {
    const records = await this.#reachable(stamps);
    return { ids: records.map(({ _id }) => _id), keys: new Set(records.map(idOf)) };
  });

  /** The kinds that decide what is shown in a menu: the tree's, and the one whose records visitors find in it. */
  readonly #menuKinds = [this.kind.name, ...(this.kind.holds ? [this.kind.holds.kind] : [])];

  readonly #holding = memoUntilWrite(this.#menuKinds, async (stamps): Promise<Reach> => {
    const [reachable, filled] = await Promise.all([this.#reachable(stamps), this.#filled(stamps)]);
    const keys = new Set(filled.map(String));
    // The lowest level first: each record passes it on to the one above it.
    for (const record of reachable.toReversed()) {
      const parent = parentOf(record);
      if (parent && keys.has(idOf(record))) keys.add(parent);
    }
    const holding = reachable.filter((record) => keys.has(idOf(record)));
    return {
      ids: holding.filter((record) => record.default !== true).map(({ _id }) => _id),
      keys: new Set(holding.map(idOf)),
    };
  });

  /** Pages of those records: the site's menus, which many pages have in common. */
  readonly #menus = memoEachUntilWrite<RecordPage>(this.#menuKinds, CACHED_MENUS);

  /** Ids of the records that visitors can reach and in which, or below which, they find something. */
  async holding(stamps: ContentStamps): Promise<ReadonlySet<string>> {
    return (await this.#holding(stamps)).keys;
  }

  /** The part of what visitors can reach that a list is narrowed to; null: all of it. */
  async #offered({ holding = false }: ListRequest, stamps: ContentStamps): Promise<readonly Types.ObjectId[] | null> {
    return holding ? (await this.#holding(stamps)).ids : null;
  }

  /** Ids of the records that visitors can reach: they are active, and so is all above them. */
  async reachable(stamps: ContentStamps): Promise<readonly Types.ObjectId[]> {
    return (await this.#reach(stamps)).ids;
  }

  /** The same as texts, to look one up; with a slug, those of the record with this slug and of all below it. */
  async reachableKeys(stamps: ContentStamps, slug?: string): Promise<ReadonlySet<string>> {
    return slug ? this.#branch(slug, stamps) : (await this.#reach(stamps)).keys;
  }

  async #branch(slug: string, stamps: ContentStamps): Promise<ReadonlySet<string>> {
    const inside = new Set<string>();
    // The records are ordered by level: parents come before their children.
    for (const record of await this.#reachable(stamps)) {
      if (record.slug === slug || inside.has(parentOf(record) ?? '')) inside.add(idOf(record));
    }
    return inside;
  }

  override async visibleIds(ids: readonly Types.ObjectId[] | null, stamps: ContentStamps): Promise<Types.ObjectId[]> {
    const requestedIds = ids && new Set(ids.map((id) => id.toHexString()));
    return (await this.reachable(stamps)).filter((id) => !requestedIds || requestedIds.has(id.toHexString()));
  }

  override async published(request: ListRequest, selection: PageSelection, stamps: ContentStamps): Promise<RecordPage> {
    const offered = await this.#offered(request, stamps);
    const bounds = pageBounds(request.page, request.pageSize);
    const own = [inOrder(this.kind, null)];
    const featured = request.featured === true && this.kind.toggles.includes('featured');
    if (!featured && !request.searchName?.trim()) {
      const condition = { active: true, ...(offered && { _id: { $in: offered } }) };
      const read = () => this.#roots(condition, bounds, own, selection, this.counted(stamps));
      return offered ? this.#menus(stamps, JSON.stringify([bounds, selection]), read) : read();
    }
    // A match below an inactive category stays hidden, so matches are searched among what visitors can reach.
    const condition = {
      _id: { $in: offered ?? (await this.reachable(stamps)) },
      ...searchCondition(this.kind, request.searchName, request.lang),
      ...(featured && { featured }),
    };
    return super.page(condition, bounds, own, selection, (of) => this.count(of));
  }

  override async publishedOne(by: SlugOrId, stamps: ContentStamps): Promise<StoredRecord | null> {
    const record = await super.publishedOne(by, stamps);
    if (!record) return null;
    return (await this.ancestors(parentOf(record))).every(({ active }) => active === true) ? record : null;
  }

  protected override page(
    condition: Condition,
    bounds: PageBounds,
    parts: readonly ListPart[],
    selection: PageSelection,
    count: Count,
  ) {
    const narrowed = Object.keys(condition).length > 0;
    return narrowed
      ? super.page(condition, bounds, parts, selection, count)
      : this.#roots({}, bounds, parts, selection, count);
  }

  override readonly steps: KindSteps = {
    lease: (write) => this.leaseOf(write),
    batches: (write, ids) => this.levelsOf(write, ids),
  };

  override readonly refusals: StateRefusals = {
    deletes: (records, context) => this.refuseParents(records, context),
    restore: (record) => this.refusePlace(record),
  };

  /** Changes of who is below whom wait for one another: two moves at once could make a ring, or a child of nothing. */
  protected leaseOf(write: Write): string | null {
    const moves =
      write.action === 'DELETE' || write.action === 'RESTORE' || ('input' in write && 'parentId' in write.input);
    return moves ? this.treeLease : null;
  }

  /** The lease of writes that decide who is below whom. */
  protected readonly treeLease = `tree:${this.kind.plural}`;

  /** Puts records into an order, within and across parents: all of them in one write, or none. */
  arrange(places: readonly Place[], context: Context): Promise<Results> {
    const ids = places.map(({ id }) => id);
    return writeRecords(this, arranging(this, places, context), ids, context);
  }

  /** All records, with nothing but their ids and who is above each. */
  positions(): Promise<StoredRecord[]> {
    return this.find({}, { selection: { projection: { parentId: 1 } } });
  }

  /** Records below others are deleted first, level by level, so that what stays keeps all that is above it. */
  protected levelsOf(write: Write, ids: readonly string[]) {
    return write.action === 'DELETE' ? this.#levels(ids) : null;
  }

  protected async refuseParents(records: readonly StoredRecord[], context: Context): Promise<Refusals> {
    const own = await refusalsOf(records, (record) => this.refuseDelete(record, context));
    return new Map([...own, ...(await this.#withChildren(records))]);
  }

  async #levels(ids: readonly string[]): Promise<string[][]> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const records = await this.find({ _id }, { selection: { projection: { parentId: 1 } } });
    return levelsOf(ids, records);
  }

  /** Reasons for which records stay that have others below them, by id. */
  async #withChildren(records: readonly StoredRecord[]): Promise<Refusals> {
    const parentIds: readonly Types.ObjectId[] = await this.model.collection.distinct('parentId', {
      parentId: { $in: records.map(({ _id }) => _id) },
    });
    return new Map(parentIds.map((id) => [id.toHexString(), messages.hasChildren(this.kind.label)]));
  }

  /** This tree's names for its parts. */
  get texts(): TreeTexts {
    const { name, tree } = this.kind;
    if (!tree) throw new Error(`The kind ${name} is not a tree.`);
    return tree;
  }

  /** Why a deleted record cannot be where it was. */
  protected async refusePlace(record: StoredRecord): Promise<Message | null> {
    const parent = parentOf(record);
    if (!parent) return null;
    const above = await this.ancestors(parent);
    if (above.length === 0) return messages.restoreAbove(this.kind.label);
    return above.length + 1 > TREE_MAX_DEPTH ? this.texts.tooDeep : null;
  }

  async #roots(
    condition: Condition,
    bounds: PageBounds,
    parts: readonly ListPart[],
    selection: PageSelection,
    count: Count,
  ): Promise<RecordPage> {
    const page = await super.page({ parentId: null, ...condition }, bounds, parts, selection, count);
    if (!selection.descendants || page.rows.length === 0) return page;
    const below = await this.#below(
      page.rows.map(({ _id }) => _id),
      condition,
      selection,
    );
    return { ...page, descendants: inTreeOrder(page.rows, below) };
  }

  /** Everything below the given records, level by level; the depth bound also ends a ring that damage could have made. */
  async #below(
    parents: readonly (Types.ObjectId | null)[],
    condition: Condition,
    selection: Pick<PageSelection, 'projection'>,
  ): Promise<StoredRecord[]> {
    const found: StoredRecord[] = [];
    let level: readonly (Types.ObjectId | null)[] = parents;
    for (let depth = 0; depth < TREE_MAX_DEPTH && level.length > 0; depth += 1) {
      const children = await this.find({ parentId: { $in: [...level] }, ...condition }, { selection });
      found.push(...children);
      level = children.map(({ _id }) => _id);
    }
    return found;
  }

  /** The record with this id and all above it, nearest first; empty when there is none. */
  async ancestors(id: string | null): Promise<StoredRecord[]> {
    const found: StoredRecord[] = [];
    let next = id;
    while (next && found.length <= TREE_MAX_DEPTH) {
      const record: StoredRecord | null = await this.model.findById(next).lean<StoredRecord>();
      if (!record) break;
      found.push(record);
      next = parentOf(record);
    }
    return found;
  }

  /** Number of levels below a record. */
  async height(id: Types.ObjectId): Promise<number> {
    let level = [id];
    for (let height = 0; height < TREE_MAX_DEPTH; height += 1) {
      const children = await this.find({ parentId: { $in: level } }, { selection: { projection: { _id: 1 } } });
      if (children.length === 0) return height;
      level = children.map(({ _id }) => _id);
    }
    return TREE_MAX_DEPTH;
  }
}
