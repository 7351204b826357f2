import { object, string } from 'yup';
import { PRICE_AMOUNT_MAX, PRICE_LABEL_MAX } from '../limits.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { NATIONALITIES, type Nationality } from '../events/nationality.js';
import { requiredReference, requiredText, wholeNumber } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { asTyped } from '../text/typedText.js';

export const PRICE_TYPES = ['FRESHER', 'REVIEWER'] as const;

export const CURRENCY_OF = { BHUTANESE: 'BTN', INTERNATIONAL: 'USD' } as const satisfies Record<Nationality, string>;
export type Currency = (typeof CURRENCY_OF)[Nationality];

const oneOf = <const Value extends string>(values: readonly Value[], label: Label, message: Message) =>
  string().transform(asTyped).uppercase().required(message).oneOf(values, message).meta({ label });

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
    nationality: oneOf(NATIONALITIES, 'labels.participantType', messages.participantType),
    priceType: oneOf(PRICE_TYPES, 'labels.priceType', messages.priceType),
    label: requiredText('labels.priceLabel', { max: PRICE_LABEL_MAX }),
    amount: wholeNumber('labels.priceAmount', PRICE_AMOUNT_MAX)
      .nonNullable(messages.wholeNumber('labels.priceAmount'))
      .required(messages.wholeNumber('labels.priceAmount'))
      .meta({ hint: 'events.wholeAmountsNuForBhutanese' }),
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
