import { colourOf, gradientOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const general = settingsPanel({
  name: 'general',
  heading: 'General Settings',
  subject: 'general',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  preview: 'colours',
  fields: {
    primary_color: colourOf('Primary colour'),
    primary_hover_color: colourOf('Primary colour on hover'),
    secondary_color: colourOf('Secondary colour'),
    secondary_hover_color: colourOf('Secondary colour on hover'),
    gradient_color: gradientOf('Gradient'),
    toploader_color: colourOf('Top loader colour'),
    show_toploader_switcher: switchOf('Show the top loader'),
  },
});
