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
  label: 'Price',
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
    eventId: requiredReference('event', 'Event'),
    nationality: codeRule('Participant type', messages.participantType),
    priceType: codeRule('Price type', messages.priceType),
    label: requiredText('Price label', { max: PRICE_LABEL_MAX }),
    amount: amountRule('Price amount')
      .nonNullable(messages.wholeNumber('Price amount'))
      .required(messages.wholeNumber('Price amount'))
      .meta({ hint: 'In the currency of the participant type; 0 is free' }),
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
