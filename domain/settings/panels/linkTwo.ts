import { footerLinks, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkTwo = settingsPanel({
  name: 'linkTwo',
  heading: 'labels.linkTwoWidget',
  subject: 'labels.linkTwoWidgetPanel',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_two_title: textOf('labels.title'),
    link_two: footerLinks(),
  },
});
