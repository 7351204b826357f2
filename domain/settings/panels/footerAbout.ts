import { IMAGE_SIZES } from '../../limits.js';
import { picture } from '../../validation/rules.js';
import { linesOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const footerAbout = settingsPanel({
  name: 'footerAbout',
  heading: 'labels.aboutWidgetFooter',
  subject: 'labels.footerAboutWidget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    footer_logo: picture('labels.footerLogo', IMAGE_SIZES.footerLogo).meta({ hint: 'settings.footerLogoGround' }),
    logo_title: textOf('labels.logoTitle'),
    footer_title: textOf('labels.title'),
    footer_description: linesOf('labels.description'),
    button_title: textOf('labels.buttonTitle'),
  },
});
