import { IMAGE_SIZES } from '../../limits.js';
import { screenTexts } from '../../messages/screenTexts.js';
import { picture } from '../../validation/rules.js';
import { linesOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const globalSeo = settingsPanel({
  name: 'globalSeo',
  heading: 'labels.globalSeo',
  subject: 'labels.seo',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    meta_title: textOf('labels.metaTitle'),
    meta_description: linesOf('labels.metaDescription'),
    meta_keywords: textOf('labels.metaKeywords').meta({ hint: screenTexts.keywordsHint }),
    meta_image: picture('labels.metaImage', IMAGE_SIZES.meta),
  },
});
