import { SHORT_TEXT_MAX } from '../../limits.js';
import { messages } from '../../messages/messages.js';
import { codeRule, currencyRule } from '../../money/participants.js';
import { entryList, inEveryLanguage } from '../../validation/entryRules.js';
import { requiredText } from '../../validation/rules.js';
import { switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

const code = () =>
  inEveryLanguage(codeRule('labels.code', messages.participantCode)).meta({
    hint: 'events.capitalLettersDigitsAndUnderscores',
  });
const name = () => requiredText('labels.name', { max: SHORT_TEXT_MAX }).meta({ hint: 'events.asVisitorsReadIt' });

/** Whether each code is there once; the place of the first that is there twice. */
const repeated = (entries: readonly { readonly code: string }[]): number =>
  entries.findIndex((entry, place) => entries.slice(0, place).some((other) => other.code === entry.code));

export const prices = settingsPanel({
  name: 'prices',
  heading: 'labels.pricesAndParticipants',
  subject: 'labels.prices',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    participant_groups: entryList(
      'labels.participantGroups',
      {
        code: code(),
        name: name(),
        currency: inEveryLanguage(currencyRule('labels.currency')).meta({ hint: 'events.aCodeOfIso4217Such' }),
        whole_amounts: inEveryLanguage(switchOf('labels.wholeAmountsOnly')),
      },
      { min: 1 },
    )
      .meta({ noun: 'labels.group' })
      .test('codes', messages.codeTwice, (entries, { createError, path }) => {
        const place = repeated(entries);
        return place === -1 || createError({ path: `${path}[${place}].code`, message: messages.codeTwice });
      }),
    price_types: entryList('labels.priceTypes', { code: code(), name: name() }, { min: 1 })
      .meta({ noun: 'labels.priceType' })
      .test('codes', messages.codeTwice, (entries, { createError, path }) => {
        const place = repeated(entries);
        return place === -1 || createError({ path: `${path}[${place}].code`, message: messages.codeTwice });
      }),
  },
});
