import { SETTING_LABEL_MAX } from '../../limits.js';
import { entryList } from '../../validation/entryRules.js';
import { optionalText } from '../../validation/rules.js';
import { textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const openingSchedule = settingsPanel({
  name: 'openingSchedule',
  heading: 'labels.openingScheduleWidget',
  subject: 'labels.openingTimingsWidget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    opening_title: textOf('labels.title'),
    opening: entryList('labels.openingHours', {
      days: optionalText('labels.days', SETTING_LABEL_MAX),
      timings: optionalText('labels.hours', SETTING_LABEL_MAX),
    }).meta({ noun: 'labels.days' }),
  },
});
