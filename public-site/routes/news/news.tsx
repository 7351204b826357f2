import { newsAndBlogs as page } from '@polyphony/domain/content/pages/newsAndBlogs.js';
import { sectionOf } from '../../content/sectionOf.js';
import { sectionWithSettings, settingKeysOf } from '../../content/sectionSettings.js';
import { PageHead } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import { StoriesDocument, type StoriesQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps, type Route } from '../../routing/route.js';
import { isBehindLast, listHead, listVariables, StoryList } from './StoryList.js';
import { feedLinks, NEWS_PATH, STORY_PATHS } from './storyPaths.js';

export const news = queriedRoute({
  path: NEWS_PATH,
  query: StoriesDocument,
  variables: (visit) => ({ ...listVariables(visit), settings: settingKeysOf(page, 'section-2') }),
  notFound: ({ data, visit }) => !data.publishedCmsPage || isBehindLast(data.publishedStories, visit),
  head: ({ data, visit }) => {
    const own = {
      title: visit.texts.news.title,
      lead: visit.texts.news.lead,
      crumbs: [{ name: visit.texts.site.news, path: NEWS_PATH }],
      feeds: feedLinks(NEWS_PATH, visit.texts.news.title, visit),
      ...listHead(data.publishedStories, visit),
    };
    return pageHead(data.publishedCmsPage, own, visit);
  },
  Page: News,
});

/** Posts are listed with the news (SPEC-D78). */
export const blog: Route = { path: STORY_PATHS.post, open: () => Promise.resolve({ to: NEWS_PATH }) };

function News({ data, visit }: PageProps<StoriesQuery>) {
  const { publishedCmsPage: content } = data;
  if (!content) return null;
  const titles = sectionWithSettings(page, 'section-2', content, data);
  return (
    <div className="wrap page">
      <PageHead section={sectionOf(page, 'section-1', content)} usual={visit.texts.news} />
      <StoryList
        path={NEWS_PATH}
        stories={data.publishedStories}
        categories={data}
        titles={{ categories: titles['category-title'], stories: titles['news-blogs-title'] }}
        feeds={NEWS_PATH}
        visit={visit}
      />
    </div>
  );
}
