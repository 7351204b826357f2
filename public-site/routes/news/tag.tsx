import { tagKey } from '@polyphony/domain/validation/entryRules.js';
import { StoriesDocument, type StoriesQuery } from '../../generated/graphql.js';
import { queriedRoute, type Elsewhere, type PageProps, type Route } from '../../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { searchOf } from '../../visit/search.js';
import type { Visit } from '../../visit/visit.js';
import { storyOf } from './story.js';
import { isBehindLast, listHead, listVariables, StoryList } from './StoryList.js';
import { feedLinks, NEWS_PATH, tagPath } from './storyPaths.js';

const requestedTag = ({ params }: Visit): string => params['tag'] ?? '';

/** The tag as it is written in the first text that has it in this language, else as the address has it. */
function writtenTag({ publishedStories }: StoriesQuery, visit: Visit): string {
  const requested = requestedTag(visit);
  const tags = publishedStories.rows.flatMap((row) => storyOf(row)?.tags ?? []);
  return tags.find((tag) => tagKey(tag) === tagKey(requested)) ?? requested;
}

const page = queriedRoute({
  path: `${NEWS_PATH}/tag/:tag`,
  query: StoriesDocument,
  variables: (visit) => ({ ...listVariables(visit, { tag: requestedTag(visit) }), settings: [] }),
  notFound: ({ data, visit }) =>
    isBehindLast(data.publishedStories, visit) ||
    // There is no page for a tag that no text has.
    (data.publishedStories.pageInfo.totalItemsCount === 0 && searchOf(visit) === ''),
  head: ({ data, visit }) => {
    const { news, site } = visit.texts;
    const written = writtenTag(data, visit);
    return {
      title: format(news.tagTitle, { tag: written }),
      description: format(news.tagLead, { tag: written }),
      crumbs: [
        { name: site.news, path: NEWS_PATH },
        { name: written, path: tagPath(written) },
      ],
      feeds: feedLinks(NEWS_PATH, news.title, visit),
      ...listHead(data.publishedStories, visit),
    };
  },
  Page: Tag,
});

/** A tag has one address, however the requested one is written. */
export const tag: Route = {
  ...page,
  async open(visit, runQuery) {
    const requested = requestedTag(visit);
    if (tagKey(requested) === requested) return page.open(visit, runQuery);
    const to = visit.search.size > 0 ? `${tagPath(requested)}?${visit.search}` : tagPath(requested);
    return { to, forGood: true } satisfies Elsewhere;
  },
};

function Tag({ data, visit }: PageProps<StoriesQuery>) {
  const { news } = visit.texts;
  const written = writtenTag(data, visit);
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{format(news.tagTitle, { tag: written })}</h1>
        <p>{format(news.tagLead, { tag: written })}</p>
      </header>
      <StoryList path={tagPath(written)} stories={data.publishedStories} categories={data} visit={visit} />
    </div>
  );
}
