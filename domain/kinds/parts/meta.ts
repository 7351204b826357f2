import { IMAGE_SIZES } from '../../limits.js';
import { perLanguage } from '../../validation/entryRules.js';
import { longText, picture, shortText } from '../../validation/rules.js';
import { screenTexts } from '../../messages/screenTexts.js';

/** Each language has its own; legacy clients know them as plain texts. */
const text = { plainOverRest: true } as const;

const metaTitle = perLanguage(shortText('Meta title')).meta(text);
const metaImage = picture('Meta image', IMAGE_SIZES.meta);
const metaKeywords = perLanguage(shortText('Meta keywords')).meta({ ...text, hint: screenTexts.keywordsHint });
const metaDescription = perLanguage(longText('Meta description')).meta(text);

/** The fields that describe a record's page to search engines and in shared links. */
export const metaRules = { metaTitle, metaImage, metaDescription };
/** Those of them that are texts. */
export const META_TEXTS = ['metaTitle', 'metaDescription'] as const;

export const metaRulesWithKeywords = { metaTitle, metaImage, metaKeywords, metaDescription };
export const META_TEXTS_WITH_KEYWORDS = ['metaTitle', 'metaKeywords', 'metaDescription'] as const;
