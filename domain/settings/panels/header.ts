import { switchOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const header = settingsPanel({
  name: 'header',
  heading: 'Header Settings',
  subject: 'header',
  screen: 'appearance',
  permission: 'HEADER_SETUP',
  fields: {
    show_language_switcher: switchOf('Show the language switcher', '1'),
    enable_sticky_header: switchOf('Keep the header in view', '1'),
    helpline_number: textOf('Helpline number'),
  },
});
