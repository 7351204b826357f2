import { withLatinDigits } from '@polyphony/domain/text/digits.js';
import { searchWords } from '@polyphony/domain/text/folded.js';
import {
  FOLDED_NAMES,
  foldedNamesOf,
  holdsWords,
  keysOfNames,
  mayHold,
  SEARCH_KEYS,
} from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from './listQuery.js';
import { phonePattern } from './phoneSearch.js';

/** The folded texts together, so that words of several of them can be typed. */
export const WHOLE = 'whole';

const digitsOf = (phone: string): string => withLatinDigits(phone).replace(/\D/g, '').replace(/^0+/, '');

/**
 * The derived fields by which a record is found by several of its texts, and by a telephone number; what writes one of these
 * writes them, too.
 */
export const textsSearchFields = (texts: readonly string[], phone = ''): Readonly<Record<string, unknown>> => ({
  [SEARCH_KEYS]: keysOfNames([...texts, digitsOf(phone)]),
  [FOLDED_NAMES]: foldedNamesOf({ [WHOLE]: texts.join(' ') }),
});

/**
 * Records with all typed words in their texts, in any order and folded as people type them, or with the typed telephone number.
 * An index on the search keys leaves few to check.
 * @param paths where the texts, and the number, are stored: records of an older version are looked up there until they are filled in
 */
export function textsSearch(
  text: string,
  paths: { readonly texts: readonly string[]; readonly phone?: string },
): Condition {
  const words = searchWords(typedText(text) ?? '');
  const pattern = typedPattern(text);
  if (words.length === 0 || !pattern) return {};
  const number = paths.phone ? phonePattern(text) : null;
  const phone = paths.phone && number ? { [paths.phone]: number } : null;
  const nameCondition = { ...mayHold(words), [`${FOLDED_NAMES}.${WHOLE}`]: holdsWords(words) };
  const unfilled = [...paths.texts.map((path) => ({ [path]: pattern })), ...(phone ? [phone] : [])];
  return {
    $or: [
      nameCondition,
      ...(phone ? [{ ...mayHold([digitsOf(text)]), ...phone }] : []),
      ...unfilled.map((condition) => ({ [FOLDED_NAMES]: null, ...condition })),
    ],
  };
}
