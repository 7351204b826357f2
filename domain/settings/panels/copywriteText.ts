import { textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const copywriteText = settingsPanel({
  name: 'copywriteText',
  heading: 'labels.copywriteText',
  subject: 'labels.copywrite',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    copywrite_text: textOf('labels.copyrightText'),
  },
});
