import { linesOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const aboutUs = settingsPanel({
  name: 'aboutUs',
  heading: 'labels.aboutUsSection2Form',
  subject: null,
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  hyphens: true,
  fields: {
    about_us_section_2_widget_card_description_0: linesOf('labels.descriptionOfTheFirstCard'),
    about_us_section_2_widget_card_description_1: linesOf('labels.descriptionOfTheSecondCard'),
    about_us_section_2_widget_card_description_2: linesOf('labels.descriptionOfTheThirdCard'),
  },
});
