import { linesOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const websitePopup = settingsPanel({
  name: 'websitePopup',
  heading: 'Website Popup',
  subject: 'website popup',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    show_website_popup: switchOf('Show the popup'),
    popup_content: linesOf('Popup content'),
  },
});
