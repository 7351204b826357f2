import { switchOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const header = settingsPanel({
  name: 'header',
  heading: 'labels.headerSettings',
  subject: 'labels.header',
  screen: 'appearance',
  permission: 'HEADER_SETUP',
  fields: {
    show_language_switcher: switchOf('labels.showTheLanguageSwitcher', '1'),
    enable_sticky_header: switchOf('labels.keepTheHeaderInView', '1'),
    helpline_number: textOf('labels.helplineNumber'),
  },
});
