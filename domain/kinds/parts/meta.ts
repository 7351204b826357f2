import { IMAGE_SIZES } from '../../limits.js';
import { perLanguage } from '../../validation/entryRules.js';
import { longText, picture, shortText } from '../../validation/rules.js';
import { screenTexts } from '../../messages/screenTexts.js';

/** Each language has its own; legacy clients know them as plain texts. */
const text = { plainOverRest: true } as const;

const metaTitle = perLanguage(shortText('labels.metaTitle')).meta(text);
const metaImage = picture('labels.metaImage', IMAGE_SIZES.meta);
const metaKeywords = perLanguage(shortText('labels.metaKeywords')).meta({ ...text, hint: screenTexts.keywordsHint });
const metaDescription = perLanguage(longText('labels.metaDescription')).meta(text);

/** The fields that describe a record's page to search engines and in shared links. */
export const metaRules = { metaTitle, metaImage, metaDescription };
/** Those of them that are texts. */
export const META_TEXTS = ['metaTitle', 'metaDescription'] as const;

export const metaRulesWithKeywords = { metaTitle, metaImage, metaKeywords, metaDescription };
export const META_TEXTS_WITH_KEYWORDS = ['metaTitle', 'metaKeywords', 'metaDescription'] as const;
