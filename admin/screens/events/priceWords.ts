import type { PRICE_TYPES } from '@polyphony/domain/kinds/eventPrice.js';
import type { Nationality } from '@polyphony/domain/events/nationality.js';
import type { TextName } from '../../texts/translate';

type Price = Nationality | (typeof PRICE_TYPES)[number];

const WORDS: Readonly<Record<Price, TextName>> = {
  BHUTANESE: 'events.bhutanese',
  INTERNATIONAL: 'events.international',
  FRESHER: 'events.fresher',
  REVIEWER: 'events.reviewer',
};

const isPrice = (value: string): value is Price => Object.hasOwn(WORDS, value);

/** What people call a nationality, or a type of prices. */
export const inWords = (value: string): TextName | '' => (isPrice(value) ? WORDS[value] : '');
