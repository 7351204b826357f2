import { SETTING_LABEL_MAX } from '../../limits.js';
import { entryList, inEveryLanguage } from '../../validation/entryRules.js';
import { optionalText } from '../../validation/rules.js';
import { linkOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkOne = settingsPanel({
  name: 'linkOne',
  heading: 'Link One Widget',
  subject: 'link one widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_one: entryList('Links', {
      label: optionalText('Label', SETTING_LABEL_MAX),
      value: inEveryLanguage(linkOf('Link')),
    }).meta({ noun: 'Link' }),
  },
});
