import { lookOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const look = settingsPanel({
  name: 'look',
  heading: 'labels.look',
  subject: 'labels.look',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: { site_look: lookOf('labels.look') },
});
