import { linesOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const websitePopup = settingsPanel({
  name: 'websitePopup',
  heading: 'labels.websitePopup',
  subject: 'labels.websitePopupPanel',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    show_website_popup: switchOf('labels.showThePopup'),
    popup_content: linesOf('labels.popupContent'),
  },
});
