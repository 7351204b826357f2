import { footerLinks, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkTwo = settingsPanel({
  name: 'linkTwo',
  heading: 'Link Two Widget',
  subject: 'link two widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_two_title: textOf('Title'),
    link_two: footerLinks(),
  },
});
