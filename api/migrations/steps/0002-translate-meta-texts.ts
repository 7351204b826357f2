import { becomesTranslated } from '../becomesTranslated.js';

/** What describes a page to search engines and in shared links was one text, for all languages. */
export const translateMetaTexts = becomesTranslated({
  number: 2,
  kinds: [
    ...['event', 'course', 'career', 'contact', 'blogPost', 'newsArticle'],
    ...['eventCategory', 'blogCategory', 'newsCategory'],
  ],
  fields: ['metaTitle', 'metaKeywords', 'metaDescription'],
});
