import { object } from 'yup';
import { PRICE_LABEL_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { amountRule } from '../money/amountRule.js';
import { codeRule } from '../money/participants.js';
import { requiredReference, requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';

export const eventPrice = defineKind({
  name: 'eventPrice',
  plural: 'eventPrices',
  label: 'labels.price',
  permission: { one: 'EVENT_PRICE', many: 'EVENT_PRICES' },
  titleField: 'label',
  subtitleField: 'eventId',
  toggles: ['active'],
  translatable: ['label'],
  unique: [],
  sortable: ['label', 'amount', 'createdAt', 'updatedAt'],
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  filters: ['eventId'],
  rules: object({
    eventId: requiredReference('event', 'labels.event'),
    nationality: codeRule('labels.participantType', messages.participantType),
    priceType: codeRule('labels.priceType', messages.priceType),
    label: requiredText('labels.priceLabel', { max: PRICE_LABEL_MAX }),
    amount: amountRule('labels.priceAmount')
      .nonNullable(messages.wholeNumber('labels.priceAmount'))
      .required(messages.wholeNumber('labels.priceAmount'))
      .meta({ hint: 'events.inTheCurrencyOfThe' }),
  }),
  example: {
    en: {
      eventId: '65f0c0ffee0c0ffee0c0ffee',
      nationality: 'BHUTANESE',
      priceType: 'FRESHER',
      label: 'Early bird',
      amount: 125000,
    },
    ar: { label: 'حجز مبكر' },
  },
});
