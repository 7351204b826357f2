import { SETTING_LABEL_MAX } from '../../limits.js';
import { entryList, inEveryLanguage } from '../../validation/entryRules.js';
import { optionalText } from '../../validation/rules.js';
import { linkOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const linkThree = settingsPanel({
  name: 'linkThree',
  heading: 'Link Three Widget',
  subject: 'link three widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    link_three_title: textOf('Title'),
    link_three: entryList('Links', {
      label: optionalText('Label', SETTING_LABEL_MAX),
      value: inEveryLanguage(linkOf('Link')),
    }).meta({ noun: 'Link' }),
  },
});
