import type { BlogPosting, NewsArticle, Organization, QuantitativeValue, WithContext } from 'schema-dts';
import { metaTextsOf } from '../../document/metaTexts.js';
import type { SharedPicture } from '../../document/head.js';
import { logoAddress } from '../../document/sharedPicture.js';
import { languageMark } from '../../components/languageMark.js';
import { addressOfPage } from '../../document/pageLanguages.js';
import type { Visit } from '../../visit/visit.js';
import { publishedAt, type StoryKind } from './story.js';
import type { PublishedText } from './text.js';

/** Names of the kinds in schema.org: both are an Article. */
const TYPES = { post: 'BlogPosting', article: 'NewsArticle' } as const satisfies Readonly<Record<StoryKind, string>>;

/** Search engines cut longer headlines. */
const HEADLINE_MAX = 110;

/** Pixels, which UN/CEFACT calls E37. */
const pixels = (value: number | null | undefined): QuantitativeValue | undefined =>
  value ? { '@type': 'QuantitativeValue', value, unitCode: 'E37' } : undefined;

/** A text as search engines read it. */
export function storySchema(
  { text, words }: { readonly text: PublishedText; readonly words: number },
  visit: Visit,
  picture: SharedPicture | null,
): WithContext<BlogPosting> | WithContext<NewsArticle> {
  const { publicUrl, texts } = visit;
  const address = addressOfPage(text, visit);
  const logo = logoAddress(visit);
  const publisher: Organization = {
    '@type': 'Organization',
    name: texts.site.name,
    url: publicUrl,
    logo: logo ? { '@type': 'ImageObject', url: logo } : undefined,
  };
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[text.kind],
    headline: [...text.title].slice(0, HEADLINE_MAX).join(''),
    description: metaTextsOf(text, 'title').description || text.shortDescription,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: picture
      ? [
          {
            '@type': 'ImageObject',
            url: picture.url,
            width: pixels(picture.width),
            height: pixels(picture.height),
          },
        ]
      : undefined,
    datePublished: publishedAt(text),
    dateModified: text.updatedAt,
    author: text.source
      ? { '@type': 'Organization', name: text.source }
      : { '@type': 'Organization', name: texts.site.name, url: publicUrl },
    publisher,
    articleSection: text.category?.name,
    keywords: text.tags.length > 0 ? text.tags : undefined,
    wordCount: words || undefined,
    inLanguage: languageMark(text, text.description ? 'description' : 'title', visit).lang ?? visit.language.code,
    isAccessibleForFree: true,
  };
}
