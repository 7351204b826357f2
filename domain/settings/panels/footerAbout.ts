import { IMAGE_SIZES } from '../../limits.js';
import { picture } from '../../validation/rules.js';
import { linesOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const footerAbout = settingsPanel({
  name: 'footerAbout',
  heading: 'About Widget (footer)',
  subject: 'footer about widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    footer_logo: picture('Footer logo', IMAGE_SIZES.footerLogo),
    logo_title: textOf('Logo title'),
    footer_title: textOf('Title'),
    footer_description: linesOf('Description'),
    button_title: textOf('Button title'),
  },
});
