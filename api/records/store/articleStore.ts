import { tagKey } from '@polyphony/domain/validation/entryRules.js';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import type { Types } from 'mongoose';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import { allOf, searchCondition, visitorOrder, type Condition } from '../read/listQuery.js';
import type { PageSelection } from '../read/selection.js';
import type { StoredRecord } from '../schema/record.js';
import { TAG_KEYS } from '../search/tagKeys.js';
import { CategorizedStore } from './categorizedStore.js';

/**
 * A reader's query for texts: words of their titles in a language, a tag in whichever language, a category and all
 * below it.
 */
export interface ArticleQuery {
  readonly lang: string;
  readonly searchName?: string | null;
  readonly tag?: string | null;
  readonly categorySlug?: string | null;
}

/** A text and its place among others: what was published last comes first, of two of one moment the one with the higher id. */
export interface Placed {
  readonly _id: Types.ObjectId;
  /** Null for a record that was written past its store: it comes last. */
  readonly published: Date | null;
}

const PUBLISHED = 'firstPublishedAt';
const PLACE = { _id: 1, [PUBLISHED]: 1 } as const;

export const placeOf = (record: StoredRecord): Placed => {
  return { _id: record._id, published: record[PUBLISHED] ?? null };
};

/** Totals that are cached: one for each tag, category or search. */
const CACHED_TOTALS = 200;

export const byPlace = (one: Placed, other: Placed): number =>
  (other.published?.getTime() ?? 0) - (one.published?.getTime() ?? 0) ||
  other._id.toHexString().localeCompare(one._id.toHexString());

/**
 * Texts that readers find by their date, their category and their tags. Lists of two kinds are merged from their places, so
 * every read here is bounded and in the order of an index.
 */
export class ArticleStore extends CategorizedStore {
  override readonly cachedParts = { listedBy: ['active', 'categoryId', 'firstPublishedAt', 'tags'] };
  readonly #totals = memoEachUntilWrite<number>(withReferenced(this.kind), CACHED_TOTALS);

  #requestedCondition(
    { lang, searchName, tag, categorySlug }: ArticleQuery,
    stamps: ContentStamps,
  ): Promise<Condition> {
    const condition = allOf(
      searchCondition(this.kind, searchName, lang),
      tag == null ? {} : { [TAG_KEYS]: tagKey(tag) },
    );
    return this.visible(condition, stamps, categorySlug == null ? {} : { categoryId: categorySlug });
  }

  /** The places of the first texts that visitors see. */
  async places(query: ArticleQuery, limit: number, stamps: ContentStamps): Promise<readonly Placed[]> {
    return this.#inOrder(await this.#requestedCondition(query, stamps), limit);
  }

  async #inOrder(condition: Condition, limit: number): Promise<readonly Placed[]> {
    const order = visitorOrder(this.kind);
    return (await this.find(condition, { order, selection: { projection: PLACE }, limit })).map(placeOf);
  }

  /** Number of texts that visitors see. */
  async total(query: ArticleQuery, stamps: ContentStamps): Promise<number> {
    const condition = await this.#requestedCondition(query, stamps);
    return this.#totals(stamps, JSON.stringify(condition), () => this.count(condition));
  }

  /** The records at places, by id, with these stored fields. */
  async at(
    ids: readonly Types.ObjectId[],
    projection: PageSelection['projection'],
  ): Promise<ReadonlyMap<string, StoredRecord>> {
    const rows = ids.length === 0 ? [] : await this.find({ _id: { $in: ids } }, { selection: { projection } });
    return new Map(rows.map((row) => [row._id.toHexString(), row]));
  }

  /** The next older or the next newer text that visitors see; ids order those of the same moment. */
  async next({ _id, published }: Placed, direction: 'older' | 'newer', stamps: ContentStamps): Promise<Placed | null> {
    if (!published) return null;
    const [than, order] = direction === 'older' ? (['$lt', -1] as const) : (['$gt', 1] as const);
    // The first condition bounds the scan of the index, the second orders texts of one moment.
    const condition = await this.visible(
      {
        [PUBLISHED]: { [`${than}e`]: published },
        $or: [{ [PUBLISHED]: { [than]: published } }, { [PUBLISHED]: published, _id: { [than]: _id } }],
      },
      stamps,
    );
    const options = { sort: { [PUBLISHED]: order, _id: order }, projection: PLACE };
    const found = await this.model.collection.findOne<StoredRecord>({ ...this.scope, ...condition }, options);
    return found && placeOf(found);
  }

  /** The newest texts that visitors see and that have one of the tags or are in the category, with what tells how alike they are. */
  async alike(
    { tagKeys, categoryId }: { readonly tagKeys: readonly string[]; readonly categoryId: Types.ObjectId | null },
    limit: number,
    stamps: ContentStamps,
  ): Promise<readonly Alike[]> {
    const conditions = [
      ...(tagKeys.length > 0 ? [{ [TAG_KEYS]: { $in: tagKeys } }] : []),
      ...(categoryId ? [{ categoryId }] : []),
    ];
    const found = await Promise.all(
      conditions.map(async (condition) =>
        this.find(await this.visible(condition, stamps), {
          order: visitorOrder(this.kind),
          selection: { projection: { ...PLACE, categoryId: 1, [TAG_KEYS]: 1 } },
          limit,
        }),
      ),
    );
    return found.flat().map((record) => ({
      ...placeOf(record),
      tagKeys: record[TAG_KEYS] ?? [],
      categoryId: record.categoryId ?? null,
    }));
  }
}

/** A text with what makes it like another one. */
export interface Alike extends Placed {
  readonly tagKeys: readonly string[];
  readonly categoryId: Types.ObjectId | null;
}
