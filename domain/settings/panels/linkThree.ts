import { footerLinks, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkThree = settingsPanel({
  name: 'linkThree',
  heading: 'labels.linkThreeWidget',
  subject: 'labels.linkThreeWidgetPanel',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_three_title: textOf('labels.title'),
    link_three: footerLinks(),
  },
});
