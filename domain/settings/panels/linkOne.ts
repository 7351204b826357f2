import { footerLinks } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkOne = settingsPanel({
  name: 'linkOne',
  heading: 'labels.linkOneWidget',
  subject: 'labels.linkOneWidgetPanel',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_one: footerLinks(),
  },
});
