import { tagKey } from '@polyphony/domain/validation/entryRules.js';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import type { Types } from 'mongoose';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { eachUntilWritten } from '../../platform/cache/untilWritten.js';
import { allOf, searchCondition, type Condition } from '../read/listQuery.js';
import type { PageSelection } from '../read/selection.js';
import type { StoredRecord } from '../schema/record.js';
import { TAG_KEYS } from '../search/tagKeys.js';
import { CategorizedStore } from './categorizedStore.js';

/** What readers ask of texts: words of their titles in a language, a tag in whichever language, a category and all below it. */
export interface ArticleQuery {
  readonly lang: string;
  readonly searchName?: string | null;
  readonly tag?: string | null;
  readonly categorySlug?: string | null;
}

/** A text and its place among others: the newest comes first, of two of one moment the one with the higher id. */
export type Placed = Pick<StoredRecord, '_id' | 'createdAt'>;

const PLACE = { _id: 1, createdAt: 1 } as const;

/** Totals that are cached: one for each tag, category or search. */
const KEPT_TOTALS = 200;

export const byPlace = (one: Placed, other: Placed): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || other._id.toHexString().localeCompare(one._id.toHexString());

/**
 * Texts that readers find by their date, their category and their tags. Lists of two kinds are merged from their places, so
 * every read here is bounded and in the order of an index.
 */
export class ArticleStore extends CategorizedStore {
  override readonly listedBy = ['active', 'categoryId', 'createdAt', 'tags'];
  readonly #totals = eachUntilWritten<number>(withReferenced(this.kind), KEPT_TOTALS);

  #asked({ lang, searchName, tag, categorySlug }: ArticleQuery, stamps: ContentStamps): Promise<Condition> {
    const condition = allOf(
      searchCondition(this.kind, searchName, lang),
      tag == null ? {} : { [TAG_KEYS]: tagKey(tag) },
    );
    return this.visible(condition, stamps, categorySlug == null ? {} : { categoryId: categorySlug });
  }

  /** The places of the first texts that visitors see. */
  async places(query: ArticleQuery, limit: number, stamps: ContentStamps): Promise<readonly Placed[]> {
    return this.find(await this.#asked(query, stamps), { selection: { projection: PLACE }, limit });
  }

  /** How many there are. */
  async total(query: ArticleQuery, stamps: ContentStamps): Promise<number> {
    const condition = await this.#asked(query, stamps);
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

  /** The next older or the next newer text that visitors see; one of the same moment is told by its id. */
  async next({ _id, createdAt }: Placed, direction: 'older' | 'newer', stamps: ContentStamps): Promise<Placed | null> {
    const [than, order] = direction === 'older' ? (['$lt', -1] as const) : (['$gt', 1] as const);
    // The first condition bounds the scan of the index, the second tells texts of one moment apart.
    const condition = await this.visible(
      {
        createdAt: { [`${than}e`]: createdAt },
        $or: [{ createdAt: { [than]: createdAt } }, { createdAt, _id: { [than]: _id } }],
      },
      stamps,
    );
    const options = { sort: { createdAt: order, _id: order }, projection: PLACE };
    return this.model.collection.findOne<Placed>({ ...this.scope, ...condition }, options);
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
          selection: { projection: { ...PLACE, categoryId: 1, [TAG_KEYS]: 1 } },
          limit,
        }),
      ),
    );
    return found.flat().map(({ _id, createdAt, ...record }) => ({
      _id,
      createdAt,
      tagKeys: (record[TAG_KEYS] ?? []) as readonly string[],
      categoryId: record['categoryId'] as Types.ObjectId | null,
    }));
  }
}

/** A text with what makes it like another one. */
export interface Alike extends Placed {
  readonly tagKeys: readonly string[];
  readonly categoryId: Types.ObjectId | null;
}
