import { IMAGE_SIZES } from '../../limits.js';
import { screenTexts } from '../../messages/screenTexts.js';
import { picture } from '../../validation/rules.js';
import { linesOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const globalSeo = settingsPanel({
  name: 'globalSeo',
  heading: 'Global SEO',
  subject: 'SEO',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    meta_title: textOf('Meta title'),
    meta_description: linesOf('Meta description'),
    meta_keywords: textOf('Meta keywords').meta({ hint: screenTexts.keywordsHint }),
    meta_image: picture('Meta image', IMAGE_SIZES.meta),
  },
});
