import { SETTING_LABEL_MAX } from '../../limits.js';
import { entryList, inEveryLanguage } from '../../validation/entryRules.js';
import { optionalText } from '../../validation/rules.js';
import { linkOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkTwo = settingsPanel({
  name: 'linkTwo',
  heading: 'Link Two Widget',
  subject: 'link two widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_two_title: textOf('Title'),
    link_two: entryList('Links', {
      label: optionalText('Label', SETTING_LABEL_MAX),
      value: inEveryLanguage(linkOf('Link')),
    }).meta({ noun: 'Link' }),
  },
});
