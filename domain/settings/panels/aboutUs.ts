import { linesOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const aboutUs = settingsPanel({
  name: 'aboutUs',
  heading: 'about-us section-2 form',
  subject: null,
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  hyphens: true,
  fields: {
    about_us_section_2_widget_card_description_0: linesOf('Description of the first card'),
    about_us_section_2_widget_card_description_1: linesOf('Description of the second card'),
    about_us_section_2_widget_card_description_2: linesOf('Description of the third card'),
  },
});
