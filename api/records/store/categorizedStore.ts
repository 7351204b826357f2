import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { Types, type Model } from 'mongoose';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import type { Condition } from '../read/listQuery.js';
import type { Branches } from '../read/recordReads.js';
import type { FormFor, RecordOf, StoredRecord } from '../schema/record.js';
import type { FormValues } from '../write/recordRules.js';
import { RecordStore } from './recordStore.js';
import type { TreeStore } from './treeStore.js';

const switchedOn = (kind: AnyKind): Condition =>
  Object.fromEntries(visibleToggles(kind).map((toggle) => [toggle, true]));

/**
 * Records that are each in one category of a tree (`categoryId`). Visitors see only those whose category and all its
 * ancestors are active (SPEC-D113), and find them in the categories that hold some.
 */
export class CategorizedStore<
  K extends AnyKind = AnyKind,
  Stored extends StoredRecord = RecordOf<K>,
  Values extends FormValues = FormFor<K>,
> extends RecordStore<K, Stored, Values> {
  readonly #categoriesInUse = memoUntilWrite([this.kind.name], () => this.#categoriesOf({}));
  readonly #visibleCategories = memoUntilWrite([this.kind.name], () => this.#categoriesOf(switchedOn(this.kind)));

  constructor(
    kind: K,
    model: Model<StoredRecord>,
    readonly categories: TreeStore,
  ) {
    super(kind, model);
    categories.filledBy((stamps) => this.#visibleCategories(stamps));
  }

  #categoriesOf(condition: Condition): Promise<readonly Types.ObjectId[]> {
    return this.model.collection.distinct('categoryId', condition);
  }

  protected override async visible(
    requested: Condition,
    stamps: ContentStamps,
    branches: Branches = {},
  ): Promise<Condition> {
    const { categoryId: slug } = branches;
    const [inUse, reachable] = await Promise.all([
      this.#categoriesInUse(stamps),
      this.categories.reachableKeys(stamps, slug),
    ]);
    const { categoryId: category } = requested;
    const isRequested = (id: Types.ObjectId) =>
      !category || (category instanceof Types.ObjectId && id.equals(category));
    const among = inUse.filter((id) => reachable.has(String(id)) && isRequested(id));
    // Where visitors reach every category that a record has, the index gives the list as it is, and counts it.
    if (among.length === inUse.length && !category) return super.visible(requested, stamps);
    return super.visible({ ...requested, categoryId: { $in: among } }, stamps);
  }
}
