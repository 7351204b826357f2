import { IMAGE_SIZES } from '../../limits.js';
import { longText, picture, shortText } from '../../validation/rules.js';
import { screenTexts } from '../../messages/screenTexts.js';

const metaTitle = shortText('Meta title');
const metaImage = picture('Meta image', IMAGE_SIZES.meta);
const metaKeywords = shortText('Meta keywords').meta({ hint: screenTexts.keywordsHint });
const metaDescription = longText('Meta description');

/** The fields that describe a record's page to search engines and in shared links. */
export const metaRules = { metaTitle, metaImage, metaDescription };
export const metaRulesWithKeywords = { metaTitle, metaImage, metaKeywords, metaDescription };
