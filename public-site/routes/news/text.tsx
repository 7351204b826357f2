import { readingMinutes, wordCount } from '@polyphony/domain/richText/readingTime.js';
import { withHeadings } from '@polyphony/domain/richText/headings.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import { languageMark } from '../../components/languageMark.js';
import type { Head } from '../../document/head.js';
import { largeFirst, sharedPicture } from '../../document/sharedPicture.js';
import { enquiryForm } from '../../enquiry/processEnquiry.js';
import { ArticleDocument, PostDocument, type ArticleQuery, type PostQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import type { Visit } from '../../visit/visit.js';
import { publishedAt, type StoryKind } from './story.js';
import { feedLinks, NEWS_PATH, storyCategoryPath, storyPath } from './storyPaths.js';
import { storySchema } from './storySchema.js';
import { TextPage } from './TextPage.js';

/** The heading of the page is the first; those of the text are below it. */
const TOP_LEVEL = 2;

/** A post or an article as its page shows it. */
export type PublishedText = NonNullable<PostQuery['publishedBlogPost'] | ArticleQuery['publishedNewsArticle']> & {
  readonly kind: StoryKind;
};

/** Data from which the page of a text is drawn, whichever kind it is. */
export interface TextData {
  readonly text: PublishedText;
  readonly around: PostQuery['publishedStoriesAround'];
  /** The description with its table of contents. */
  readonly body: ReturnType<typeof withHeadings>;
  readonly words: number;
  readonly minutes: number;
}

function dataOf(
  kind: StoryKind,
  found: Omit<PublishedText, 'kind'> | null | undefined,
  around: TextData['around'],
  visit: Visit,
): TextData {
  if (!found) throw new Error('A page is drawn for a text that is not there.');
  const lang = languageMark(found, 'description', visit).lang ?? visit.language.code;
  const words = wordCount(found.description, lang);
  return {
    text: { ...found, kind },
    around,
    body: withHeadings(found.description ?? '', TOP_LEVEL),
    words,
    minutes: readingMinutes(words, lang),
  };
}

function headOf({ text, words }: TextData, visit: Visit): Head {
  const { texts } = visit;
  const { kind, title, category, tags, updatedAt } = text;
  const meta = metaTextsOf(text, 'title');
  const picture = sharedPicture(largeFirst([text.metaImageFile, text.bannerImageFile]), visit);
  return {
    title: meta.title || title,
    description: meta.description || text.shortDescription,
    titleLanguages: text.titleLanguages,
    crumbs: [
      { name: texts.site.news, path: NEWS_PATH },
      ...(category
        ? [
            {
              name: category.name,
              path: storyCategoryPath({ kind, slug: category.slug }),
              mark: languageMark(category, 'name', visit),
            },
          ]
        : []),
      { name: title, path: storyPath(text), mark: languageMark(text, 'title', visit) },
    ],
    picture,
    article: { published: publishedAt(text), modified: updatedAt, section: category?.name ?? null, tags },
    feeds: feedLinks(NEWS_PATH, texts.news.title, visit),
    subject: storySchema({ text, words }, visit, picture),
  };
}

/** The form of a text's page; null where the text has none, and before visitors find it. */
const formOf = (
  kind: string,
  text: { readonly id: string; readonly isFormActive: boolean } | null | undefined,
  { preview }: Visit,
) => (text?.isFormActive && !preview ? enquiryForm({ kind, id: text.id }) : null);

const variables = ({ params, language }: Visit) => ({ slug: params['slug'] ?? '', lang: language.code });

const postData = ({ data, visit }: PageProps<PostQuery>) =>
  dataOf('post', data.publishedBlogPost, data.publishedStoriesAround, visit);

export const post = queriedRoute({
  path: '/blog/:slug',
  of: 'blogPost',
  query: PostDocument,
  variables,
  notFound: ({ data }) => !data.publishedBlogPost,
  head: (props) => headOf(postData(props), props.visit),
  form: (props) => formOf('blogPost', props.data.publishedBlogPost, props.visit),
  Page: (props: PageProps<PostQuery>) => <TextPage {...props} data={postData(props)} />,
});

const articleData = ({ data, visit }: PageProps<ArticleQuery>) =>
  dataOf('article', data.publishedNewsArticle, data.publishedStoriesAround, visit);

export const article = queriedRoute({
  path: `${NEWS_PATH}/:slug`,
  of: 'newsArticle',
  query: ArticleDocument,
  variables,
  notFound: ({ data }) => !data.publishedNewsArticle,
  head: (props) => headOf(articleData(props), props.visit),
  form: (props) => formOf('newsArticle', props.data.publishedNewsArticle, props.visit),
  Page: (props: PageProps<ArticleQuery>) => <TextPage {...props} data={articleData(props)} />,
});
