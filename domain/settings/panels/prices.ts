import { SHORT_TEXT_MAX } from '../../limits.js';
import { messages } from '../../messages/messages.js';
import { codeRule, currencyRule } from '../../money/participants.js';
import { entryList, inEveryLanguage } from '../../validation/entryRules.js';
import { requiredText } from '../../validation/rules.js';
import { switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

const code = () =>
  inEveryLanguage(codeRule('Code', messages.participantCode)).meta({
    hint: 'Capital letters, digits and underscores. It cannot change while it is in use.',
  });
const name = () => requiredText('Name', { max: SHORT_TEXT_MAX }).meta({ hint: 'As visitors read it' });

/** Whether each code is there once; the place of the first that is there twice. */
const repeated = (entries: readonly { readonly code: string }[]): number =>
  entries.findIndex((entry, place) => entries.slice(0, place).some((other) => other.code === entry.code));

export const prices = settingsPanel({
  name: 'prices',
  heading: 'Prices and participants',
  subject: 'prices',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    participant_groups: entryList(
      'Participant groups',
      {
        code: code(),
        name: name(),
        currency: inEveryLanguage(currencyRule('Currency')).meta({ hint: 'A code of ISO 4217, such as EUR' }),
        whole_amounts: inEveryLanguage(switchOf('Whole amounts only')),
      },
      { min: 1 },
    )
      .meta({ noun: 'Group' })
      .test('codes', messages.codeTwice, (entries, { createError, path }) => {
        const place = repeated(entries);
        return place === -1 || createError({ path: `${path}[${place}].code`, message: messages.codeTwice });
      }),
    price_types: entryList('Price types', { code: code(), name: name() }, { min: 1 })
      .meta({ noun: 'Price type' })
      .test('codes', messages.codeTwice, (entries, { createError, path }) => {
        const place = repeated(entries);
        return place === -1 || createError({ path: `${path}[${place}].code`, message: messages.codeTwice });
      }),
  },
});
