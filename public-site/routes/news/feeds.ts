import { linkedHtml } from '../../components/richHtml.js';
import { languageMark } from '../../components/languageMark.js';
import { sharedPicture } from '../../document/sharedPicture.js';
import { withWholeAddresses, type FeedEntry } from '../../feeds/feed.js';
import { StoryFeedDocument, type StoryFeedQuery } from '../../generated/graphql.js';
import type { Route } from '../../routing/route.js';
import type { Visit } from '../../visit/visit.js';
import { publishedAt, storyOf, type StoryKind } from './story.js';
import { FEED_FILES, FEED_FORMATS, feedPath, feedTitle, NEWS_PATH, STORY_PATHS, storyPath } from './storyPaths.js';
import { addressIn } from '../../visit/address.js';

/** Texts of a feed: as many as programs that look once a week do not miss. */
const FEED_MAX = 20;

type FeedRow = StoryFeedQuery['publishedStories']['rows'][number];

function entryOf(row: FeedRow, visit: Visit): FeedEntry | null {
  const story = storyOf(row);
  if (!story) return null;
  const { publicUrl, language } = visit;
  const address = addressIn(visit, storyPath(story));
  const read = languageMark(story, 'title', visit).lang ?? language.code;
  return {
    // A tag URI (RFC 4151): it stays when the slug or the time zone changes. Each language has entries of its own.
    id: `tag:${new URL(publicUrl).hostname},${story.createdAt.slice(0, 10)}:${story.kind}/${story.id}/${language.code}`,
    address,
    title: story.title,
    summary: story.shortDescription,
    content: story.description ? withWholeAddresses(linkedHtml(story.description, publicUrl), address) : null,
    language: read === language.code ? null : read,
    published: new Date(publishedAt(story)),
    updated: new Date(story.updatedAt),
    author: story.source ?? null,
    image: sharedPicture([story.bannerImageFile], visit)?.url ?? null,
    tags: story.tags,
  };
}

/** The category that a feed is narrowed to: its kind, and its slug. */
interface Narrowed {
  readonly kind: StoryKind;
  readonly slug: string;
}

function variablesOf(narrowed: Narrowed | null, { language }: Visit) {
  const postCategory = narrowed?.kind === 'post' ? narrowed.slug : null;
  const articleCategory = narrowed?.kind === 'article' ? narrowed.slug : null;
  return {
    lang: language.code,
    pageSize: FEED_MAX,
    filter: { postCategorySlug: postCategory, articleCategorySlug: articleCategory },
    postCategory,
    articleCategory,
  };
}

/** The feeds of a list, one route a format. */
const feedsOf = (list: string, narrowedTo: (visit: Visit) => Narrowed | null, of?: Route['of']): readonly Route[] =>
  FEED_FILES.map((file) => ({
    path: `${list}/${file}`,
    ...(of && { of }),
    file: true,
    async open(visit, runQuery) {
      const narrowed = narrowedTo(visit);
      const data = await runQuery(StoryFeedDocument, variablesOf(narrowed, visit));
      const category = data.publishedBlogCategory ?? data.publishedNewsCategory;
      if (narrowed && !category) return null;
      const { news, site } = visit.texts;
      const page = visit.path.slice(0, -`/${file}`.length);
      const { type, write } = FEED_FORMATS[file];
      const text = write({
        title: feedTitle(category?.name ?? news.title, visit),
        description: news.lead,
        language: visit.language.code,
        address: visit.publicUrl + feedPath(page, file, visit),
        page: addressIn(visit, page),
        author: site.name,
        entries: data.publishedStories.rows.flatMap((row) => entryOf(row, visit) ?? []),
      });
      return { type, text };
    },
  }));

const inCategory =
  (kind: StoryKind) =>
  ({ params }: Visit): Narrowed => ({ kind, slug: params['slug'] ?? '' });

export const feeds: readonly Route[] = [
  ...feedsOf(NEWS_PATH, () => null),
  ...feedsOf(`${STORY_PATHS.article}/category/:slug`, inCategory('article'), 'newsCategory'),
  ...feedsOf(`${STORY_PATHS.post}/category/:slug`, inCategory('post'), 'blogCategory'),
];
