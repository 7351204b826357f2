import { colourOf, gradientOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const general = settingsPanel({
  name: 'general',
  heading: 'labels.generalSettings',
  subject: 'labels.general',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  preview: 'colours',
  fields: {
    primary_color: colourOf('labels.primaryColour'),
    primary_hover_color: colourOf('labels.primaryColourOnHover'),
    secondary_color: colourOf('labels.secondaryColour'),
    secondary_hover_color: colourOf('labels.secondaryColourOnHover'),
    gradient_color: gradientOf('labels.gradient'),
    toploader_color: colourOf('labels.topLoaderColour'),
    show_toploader_switcher: switchOf('labels.showTheTopLoader'),
  },
});
