import { searchWords } from '@polyphony/domain/text/folded.js';
import { withLatinDigits } from '@polyphony/domain/text/digits.js';
import {
  FOLDED_NAMES,
  foldedNamesOf,
  holdsWords,
  keysOfNames,
  mayHold,
  SEARCH_KEYS,
} from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';
import { phonePattern } from '../../records/read/phoneSearch.js';

/** The key of what a visitor is found by: the name and the e-mail together, so that words of both can be typed. */
const WHOLE = 'whole';

const digitsOf = (phone: string): string => withLatinDigits(phone).replace(/\D/g, '').replace(/^0+/, '');

interface Found {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The derived fields that visitors are found by; what writes one of the three writes these, too. */
export const visitorSearchFields = ({ name, email, phone }: Found): Readonly<Record<string, unknown>> => ({
  [SEARCH_KEYS]: keysOfNames([name, email, digitsOf(phone)]),
  [FOLDED_NAMES]: foldedNamesOf({ [WHOLE]: `${name} ${email}` }),
});

/** Visitors with all typed words in the name or the e-mail, or with the typed telephone number. An index leaves few to check. */
export function visitorSearch(text: string): Condition {
  const words = searchWords(typedText(text) ?? '');
  const pattern = typedPattern(text);
  if (words.length === 0 || !pattern) return {};
  const phone = phonePattern(text);
  const named = { ...mayHold(words), [`${FOLDED_NAMES}.${WHOLE}`]: holdsWords(words) };
  const called = phone && { ...mayHold([digitsOf(text)]), 'visitor.phone': phone };
  // Accounts of an older version, until they are filled in.
  const unfilled = [{ name: pattern }, { email: pattern }, ...(phone ? [{ 'visitor.phone': phone }] : [])].map(
    (condition) => ({ [FOLDED_NAMES]: null, ...condition }),
  );
  return { $or: [named, ...(called ? [called] : []), ...unfilled] };
}
