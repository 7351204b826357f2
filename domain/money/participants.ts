import { string } from 'yup';
import { PARTICIPANT_CODE_MAX } from '../limits.js';
import type { Localized } from '../languages.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { asTyped } from '../text/typedText.js';
import { isCurrency } from './currencies.js';

/** People who take part for the same prices, as the settings have them. */
export interface ParticipantGroup {
  /** 'BHUTANESE'. Prices, visitors and bookings store it. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether prices have no decimals, although the currency may have some. */
  readonly wholeAmounts: boolean;
}

/** A name in each language that it is written in. */
interface Named {
  readonly name: Localized;
}

/** For whom prices are, and of which types they are, in the order of the settings. */
export interface Pricing {
  readonly groups: readonly (ParticipantGroup & Named)[];
  readonly types: readonly ({ readonly code: string } & Named)[];
}

/** The groups of the specification, which every site has at first. */
export const SPECIFIED_GROUPS: readonly ParticipantGroup[] = [
  { code: 'BHUTANESE', currency: 'BTN', wholeAmounts: true },
  { code: 'INTERNATIONAL', currency: 'USD', wholeAmounts: true },
];

/** The code of the only group of a site where all pay the same. */
export const EVERYONE = 'EVERYONE';

/** The price types of the specification, which every site has at first. */
export const SPECIFIED_PRICE_TYPES = ['FRESHER', 'REVIEWER'] as const;

const CODE = /^[A-Z][A-Z0-9_]*$/;

/** The code of a group or a price type, in capitals; which codes there are, the settings of a site decide. */
export const codeRule = (label: Label, wrong: Message) =>
  string()
    .transform(asTyped)
    .uppercase()
    .required(wrong)
    .matches(CODE, { message: wrong, excludeEmptyString: true })
    .max(PARTICIPANT_CODE_MAX, wrong)
    .meta({ label });

/** The code of a currency by ISO 4217. */
export const currencyRule = (label: Label) =>
  string()
    .transform(asTyped)
    .uppercase()
    .required(messages.currencyUnknown(label))
    .test('currency', messages.currencyUnknown(label), (code) => isCurrency(code))
    .meta({ label });
