/**
 * Apostrophes, and what is typed or transliterated in their place: ’ʼ‘` and the hamza and ayn of Qurʾan and ʿAbd. Many people
 * leave them out, so they do not count.
 */
const APOSTROPHES =
  /['‘’‚‛`´′‵″‶＇\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\ua78b\ua78c]/u;
const QUOTES = /["“”„‟«»‹›〝〞＂\u05f4]/u;
const DASHES = /[\p{Pd}\u2212\u02d7\u05be]/u;
const BLANKS = /[\s\u2800\u115f\u1160\u3164\uffa0]+/gu;

/**
 * Marks above and below letters that people leave out: accents, vowels of Arabic and Hebrew, nukta. Vowel signs of Indic
 * scripts and joined letters of Tibetan are marks for Unicode, but letters for those who read them.
 */
const MARKS = new RegExp(
  `[${[
    String.raw`\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f`,
    String.raw`\u0591-\u05bd\u05bf-\u05c7\ufb1e`,
    String.raw`\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0711\u0730-\u074a\u08ca-\u08ff`,
    String.raw`\u093c\u09bc\u0a3c\u0abc\u0b3c`,
  ].join('')}]`,
  'gu',
);
/** Marks of direction, joiners, soft hyphens and the tatweel that stretches Arabic words. */
// oxlint-disable-next-line eslint/no-misleading-character-class
const INVISIBLE = /[\p{Cf}\u0640\u034f\u180b-\u180d\u{e0100}-\u{e01ef}]/gu;

/** Letters that Unicode does not take apart, as they are typed on a keyboard that lacks them. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ł: 'l',
    ŧ: 't',
    þ: 'th',
    ŋ: 'n',
    ə: 'e',
    ɂ: '',
    ƃ: 'b',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    ƴ: 'y',
    // Alef with wasla, and the letters that Persian and Urdu write in place of yeh, kaf and heh.
    ٱ: 'ا',
    ى: 'ي',
    ی: 'ي',
    ې: 'ي',
    ے: 'ي',
    ک: 'ك',
    ڪ: 'ك',
    ة: 'ه',
    ۃ: 'ه',
    ہ: 'ه',
    ھ: 'ه',
    ە: 'ه',
  }),
);

/** The digit of any script in Latin: digits come in runs of ten. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Without case: ß and ẞ are ss, ı and İ are i, ς is σ. */
const withoutCase = (text: string) =>
  [...text].map((letter) => letter.toLowerCase().toUpperCase().toLowerCase()).join('');

/** The replacements of signs and letters that are decomposed already. */
function plain(letter: string): string {
  if (APOSTROPHES.test(letter)) return '';
  if (QUOTES.test(letter)) return '"';
  if (DASHES.test(letter)) return '-';
  if (/\p{Nd}/u.test(letter)) return latinDigit(letter);
  return ALIKE.get(letter) ?? letter;
}

function foldedLetter(letter: string): string {
  if (APOSTROPHES.test(letter)) return '';
  const bare = withoutCase(letter.normalize('NFKD')).normalize('NFKD').replace(MARKS, '').replace(INVISIBLE, '');
  return Array.from(bare, plain).join('');
}

/** Of letters of the basic plane: 65,536 at most. */
const known = new Map<string, string>();

function foldedOnce(letter: string): string {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const folded = foldedLetter(letter);
  if (letter.length === 1) known.set(letter, folded);
  return folded;
}

/**
 * A text as texts are searched for and compared: two that people take for the same fold to the same. Case, accents,
 * harakat, apostrophes and invisible characters do not count, neither do forms of alef, yeh and heh, dashes, quotes and
 * digits; blanks count once. It goes letter by letter, so that a part of a text folds to a part of the folded text.
 */
export const folded = (text: string): string =>
  Array.from(text.normalize('NFD'), foldedOnce).join('').replace(BLANKS, ' ').trim();

/** Separators of the words of a search; signs such as those of C++ belong to a word. */
const BETWEEN_WORDS = /[\s,;،؛、，"()-]+/u;

/** The words of a typed text, folded and each once: a name is found that has all of them, in any order. */
export function searchWords(text: string): string[] {
  const whole = folded(text);
  const words = whole.split(BETWEEN_WORDS).filter(Boolean);
  // Of signs alone: those.
  return [...new Set(words.length > 0 ? words : whole.split(' ').filter(Boolean))];
}

/** Of several words, a number is not the end of another number: 'level 1' is not Level 21. */
export const isNumberAmong = (word: string, words: readonly string[]): boolean =>
  words.length > 1 && /^\d+$/.test(word);

/** Whether a text has all words of a search. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  return words.every((word) =>
    isNumberAmong(word, words) ? new RegExp(`(?<!\\d)${word}`).test(whole) : whole.includes(word),
  );
}
