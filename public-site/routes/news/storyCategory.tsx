import { languageMark } from '../../components/languageMark.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import { sharedPicture } from '../../document/sharedPicture.js';
import {
  ArticleCategoryDocument,
  PostCategoryDocument,
  type ArticleCategoryQuery,
  type PostCategoryQuery,
} from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import type { Visit } from '../../visit/visit.js';
import type { StoryKind } from './story.js';
import { isBehindLast, listHead, listVariables, StoryList } from './StoryList.js';
import { feedLinks, NEWS_PATH, storyCategoryPath } from './storyPaths.js';

type PublishedCategory = NonNullable<
  PostCategoryQuery['publishedBlogCategory'] | ArticleCategoryQuery['publishedNewsCategory']
>;

/** Data from which the page of a category is drawn, whichever kind its texts are. */
interface CategoryData {
  readonly kind: StoryKind;
  readonly category: PublishedCategory;
  readonly lists: Pick<PostCategoryQuery, 'publishedStories' | 'publishedNewsCategories' | 'publishedBlogCategories'>;
}

function dataOf(
  kind: StoryKind,
  category: PublishedCategory | null | undefined,
  lists: CategoryData['lists'],
): CategoryData {
  if (!category) throw new Error('A page is drawn for a category that is not there.');
  return { kind, category, lists };
}

function headOf({ kind, category, lists }: CategoryData, visit: Visit) {
  const { texts } = visit;
  const { name, description, metaImageFile, parent } = category;
  const meta = metaTextsOf(category, 'name');
  const crumb = (one: Pick<PublishedCategory, 'name' | 'slug' | 'fallbacks'>) => ({
    name: one.name,
    path: storyCategoryPath({ kind, slug: one.slug }),
    mark: languageMark(one, 'name', visit),
  });
  return {
    title: meta.title || name,
    description: meta.description || description,
    titleLanguages: category.titleLanguages,
    lead: texts.news.lead,
    crumbs: [{ name: texts.site.news, path: NEWS_PATH }, ...(parent ? [crumb(parent)] : []), crumb(category)],
    picture: sharedPicture([metaImageFile], visit),
    feeds: feedLinks(storyCategoryPath({ kind, slug: category.slug }), name, visit),
    ...listHead(lists.publishedStories, visit),
  };
}

const slugOf = ({ params }: Visit): string => params['slug'] ?? '';

const postData = (data: PostCategoryQuery) => dataOf('post', data.publishedBlogCategory, data);

export const postCategory = queriedRoute({
  path: '/blog/category/:slug',
  of: 'blogCategory',
  query: PostCategoryDocument,
  variables: (visit) => ({ slug: slugOf(visit), ...listVariables(visit, { postCategorySlug: slugOf(visit) }) }),
  notFound: ({ data, visit }) => !data.publishedBlogCategory || isBehindLast(data.publishedStories, visit),
  head: ({ data, visit }) => headOf(postData(data), visit),
  Page: ({ data, visit }: PageProps<PostCategoryQuery>) => <CategoryPage data={postData(data)} visit={visit} />,
});

const articleData = (data: ArticleCategoryQuery) => dataOf('article', data.publishedNewsCategory, data);

export const articleCategory = queriedRoute({
  path: `${NEWS_PATH}/category/:slug`,
  of: 'newsCategory',
  query: ArticleCategoryDocument,
  variables: (visit) => ({ slug: slugOf(visit), ...listVariables(visit, { articleCategorySlug: slugOf(visit) }) }),
  notFound: ({ data, visit }) => !data.publishedNewsCategory || isBehindLast(data.publishedStories, visit),
  head: ({ data, visit }) => headOf(articleData(data), visit),
  Page: ({ data, visit }: PageProps<ArticleCategoryQuery>) => <CategoryPage data={articleData(data)} visit={visit} />,
});

function CategoryPage({ data: { kind, category, lists }, visit }: PageProps<CategoryData>) {
  const path = storyCategoryPath({ kind, slug: category.slug });
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1 {...languageMark(category, 'name', visit)}>
          <bdi>{category.name}</bdi>
        </h1>
        {category.description && (
          <p {...languageMark(category, 'description', visit)}>
            <bdi>{category.description}</bdi>
          </p>
        )}
      </header>
      <StoryList
        path={path}
        stories={lists.publishedStories}
        categories={lists}
        chosen={{
          kind,
          category,
          above: category.parent ?? null,
          inside: category.children.filter((child) => child.filled && !child.default),
        }}
        feeds={path}
        visit={visit}
      />
    </div>
  );
}
