import type { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { pageBounds, pageInfo } from '../../records/read/listQuery.js';
import { readableLanguage } from '../../records/read/localizedRead.js';
import { markPublishedRead } from '../../records/read/published.js';
import type { PageSelection } from '../../records/read/selection.js';
import type { PageInfo } from '../../records/schema/types.js';
import { asReleased, newlyVisible } from '../../records/preview/releasePreview.js';
import { TAG_KEYS } from '../../records/search/tagKeys.js';
import {
  ArticleStore,
  byPlace,
  placeOf,
  type Alike,
  type ArticleQuery,
  type Placed,
} from '../../records/store/articleStore.js';
import { STORY_FIELDS, STORY_KINDS, type Story, type StoryField, type StoryFilter } from './storyTypes.js';

/** Texts that are shown as related. */
const RELATED = 3;
/** The newest texts that they are chosen from, of each kind and each way of being alike. */
const CANDIDATES = 24;

/** A text among those of both kinds. */
type Found<Of extends Placed = Placed> = Of & { readonly field: StoryField };

/** The stored fields to read of each kind. */
export type Projections = Readonly<Record<StoryField, PageSelection['projection']>>;

export interface PageOfStories {
  readonly rows: readonly Story[];
  readonly pageInfo: PageInfo;
}

function storeOf(field: StoryField, { loaders }: Context): ArticleStore {
  const store = loaders.stores.of(STORY_KINDS[field]);
  if (!(store instanceof ArticleStore))
    throw new Error(`Records of '${store.kind.name}' have no places among stories.`);
  return store;
}

/** The kinds of a filter: with a category, only those whose category it is. */
function fieldsOf({ postCategorySlug, articleCategorySlug }: StoryFilter): readonly StoryField[] {
  const slugs: Readonly<Record<StoryField, string | null | undefined>> = {
    post: postCategorySlug,
    article: articleCategorySlug,
  };
  const filtered = STORY_FIELDS.filter((field) => slugs[field] != null);
  return filtered.length > 0 ? filtered : STORY_FIELDS;
}

/** The records that were found, in their order: one read a kind. */
async function storiesAt(found: readonly Found[], projections: Projections, context: Context): Promise<Story[]> {
  const read = await Promise.all(
    STORY_FIELDS.map(async (field) => {
      const ids = found.filter((one) => one.field === field).map(({ _id }) => _id);
      return [field, await storeOf(field, context).at(ids, projections[field])] as const;
    }),
  );
  const records = new Map(read);
  for (const [field, byId] of read) context.loaders.noteRecords(STORY_KINDS[field], [...byId.values()]);
  return found.flatMap(({ field, _id }) => {
    const record = records.get(field)?.get(_id.toHexString());
    // Deleted since its place was read.
    if (!record) return [];
    const released = asReleased(storeOf(field, context).kind, record, context);
    return [{ post: null, article: null, [field]: markPublishedRead(released) }];
  });
}

/** A page of the texts of both kinds. Their places are merged, so a page costs as many reads as two lists. */
export async function storyPage(
  request: { readonly page: number; readonly pageSize: number; readonly filter: StoryFilter },
  projections: Projections,
  context: Context,
): Promise<PageOfStories> {
  const { filter } = request;
  const { stamps } = context.services;
  const bounds = pageBounds(request.page, request.pageSize);
  const end = bounds.skip + bounds.pageSize;
  const slugs = { post: filter.postCategorySlug, article: filter.articleCategorySlug };
  const parts = await Promise.all(
    fieldsOf(filter).map(async (field) => {
      const store = storeOf(field, context);
      if (filter.searchName) context.loaders.noteSearched(store.kind.name);
      const query: ArticleQuery = {
        lang: readableLanguage(filter.lang, context),
        searchName: filter.searchName ?? null,
        tag: filter.tag ?? null,
        categorySlug: slugs[field] ?? null,
      };
      const [stored, total] = await Promise.all([store.places(query, end, stamps), store.total(query, stamps)]);
      const isWhole = !filter.searchName && !filter.tag && slugs[field] == null;
      const fresh = isWhole ? newlyVisible(store.kind, context).map(placeOf) : [];
      const places = [...stored, ...fresh].map((place) => ({ ...place, field }));
      return { total: total + fresh.length, places };
    }),
  );
  const found = parts.flatMap(({ places }) => places).sort(byPlace);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const rows = await storiesAt(found.slice(bounds.skip, end), projections, context);
  return { rows, pageInfo: pageInfo(bounds, total) };
}

/** Likeness of a text to another: each tag in common counts more than the category. */
const likeness = (one: Alike, tags: ReadonlySet<string>, categoryId: Types.ObjectId | null): number =>
  2 * one.tagKeys.filter((key) => tags.has(key)).length + (categoryId && one.categoryId?.equals(categoryId) ? 1 : 0);

async function relatedTo(field: StoryField, id: Types.ObjectId, context: Context): Promise<readonly Found[]> {
  const { stamps } = context.services;
  const [record] = (await storeOf(field, context).at([id], { [TAG_KEYS]: 1, categoryId: 1 })).values();
  const tagKeys = record?.[TAG_KEYS] ?? [];
  const categoryId = record?.categoryId ?? null;
  const alike = await Promise.all(
    STORY_FIELDS.map(async (each) => {
      // Categories are those of a kind.
      const like = { tagKeys, categoryId: each === field ? categoryId : null };
      const found = await storeOf(each, context).alike(like, CANDIDATES, stamps);
      return found.map((one): Found<Alike> => ({ ...one, field: each }));
    }),
  );
  const others = new Map(alike.flat().map((one) => [one._id.toHexString(), one]));
  others.delete(id.toHexString());
  const tags = new Set(tagKeys);
  const ranked = [...others.values()].map((one) => ({ one, score: likeness(one, tags, categoryId) }));
  ranked.sort((a, b) => b.score - a.score || byPlace(a.one, b.one));
  return ranked.slice(0, RELATED).map(({ one }) => one);
}

/** The text next to a place among both kinds. */
async function nextTo(place: Placed, direction: 'older' | 'newer', context: Context): Promise<Found | null> {
  const { stamps } = context.services;
  const found = await Promise.all(
    STORY_FIELDS.map(async (field): Promise<Found[]> => {
      const next = await storeOf(field, context).next(place, direction, stamps);
      return next ? [{ ...next, field }] : [];
    }),
  );
  const nearest = found.flat().sort(byPlace);
  return (direction === 'older' ? nearest[0] : nearest.at(-1)) ?? null;
}

/** Stories around a text that visitors see; none around one that they do not. */
export async function storiesAround(
  { field, slug }: { readonly field: StoryField; readonly slug: string },
  projections: Readonly<Record<'newer' | 'older' | 'related', Projections>>,
  context: Context,
): Promise<{ readonly newer: Story | null; readonly older: Story | null; readonly related: readonly Story[] }> {
  const record = await storeOf(field, context).publishedOne({ slug }, context.services.stamps);
  if (!record) return { newer: null, older: null, related: [] };
  const place = placeOf(record);
  const [newer, older, related] = await Promise.all([
    nextTo(place, 'newer', context),
    nextTo(place, 'older', context),
    relatedTo(field, record._id, context),
  ]);
  const one = async (found: Found | null, of: Projections) =>
    found ? ((await storiesAt([found], of, context))[0] ?? null) : null;
  const [newerStory, olderStory, relatedStories] = await Promise.all([
    one(newer, projections.newer),
    one(older, projections.older),
    storiesAt(related, projections.related, context),
  ]);
  return { newer: newerStory, older: olderStory, related: relatedStories };
}
