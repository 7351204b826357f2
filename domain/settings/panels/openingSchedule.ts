import { SETTING_LABEL_MAX } from '../../limits.js';
import { entryList } from '../../validation/entryRules.js';
import { optionalText } from '../../validation/rules.js';
import { textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const openingSchedule = settingsPanel({
  name: 'openingSchedule',
  heading: 'Opening Schedule widget',
  subject: 'opening timings widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    opening_title: textOf('Title'),
    opening: entryList('Opening hours', {
      days: optionalText('Days', SETTING_LABEL_MAX),
      timings: optionalText('Hours', SETTING_LABEL_MAX),
    }).meta({ noun: 'Days' }),
  },
});
