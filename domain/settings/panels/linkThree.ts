import { footerLinks, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkThree = settingsPanel({
  name: 'linkThree',
  heading: 'Link Three Widget',
  subject: 'link three widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_three_title: textOf('Title'),
    link_three: footerLinks(),
  },
});
