import { searchWords } from '@polyphony/domain/text/folded.js';
import { FOLDED_NAMES, holdsWords } from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';
import { phonePattern } from '../../records/read/phoneSearch.js';
import { textsSearch, textsSearchFields, WHOLE } from '../../records/read/textsSearch.js';

const PHONE = 'visitor.phone';

interface Found {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The derived fields that visitors are found by; what writes one of the three writes these, too. */
export const visitorSearchFields = ({ name, email, phone }: Found): Readonly<Record<string, unknown>> =>
  textsSearchFields([name, email], phone);

/** Visitors with all typed words in the name or the e-mail, or with the typed telephone number. */
export const visitorSearch = (text: string): Condition => textsSearch(text, { texts: ['name', 'email'], phone: PHONE });

/** Pattern of the text that follows a word of the name: a blank, since the e-mail comes last and has none. */
const BEFORE_EMAIL = '.* ';

/**
 * Visitors whose name has all typed words, whose e-mail begins with the text, or who have the typed telephone number. E-mails
 * are matched at their beginning only, because a provider's name would match nearly all of them.
 * @returns null for a text of which nothing is seen: it names nobody
 */
export function visitorNameSearch(text: string): Condition | null {
  const words = searchWords(typedText(text) ?? '');
  const pattern = typedPattern(text);
  if (words.length === 0 || !pattern) return null;
  const phone = phonePattern(text);
  const begins = { $regex: `^${pattern.$regex.toLowerCase()}` };
  return {
    $or: [
      { [`${FOLDED_NAMES}.${WHOLE}`]: holdsWords(words, BEFORE_EMAIL) },
      // Accounts of an older version, until they are filled in.
      { [FOLDED_NAMES]: null, name: pattern },
      { email: begins },
      ...(phone ? [{ [PHONE]: phone }] : []),
    ],
  };
}
