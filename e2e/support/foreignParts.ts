/** Around the texts of a pseudo-language (scripts/lib/pseudo/pseudoText.mjs). */
const INNERMOST = /⟦[^⟦⟧]*⟧/g;
/** In place of a text of a catalogue. */
const TEXT = '\u0001';
/** Between the texts of two elements. */
export const JOINT = '\u0002';

/** What stands for itself: a line, the text of an element, a text of a catalogue. */
const LINES = new RegExp(`[\\n\\t${TEXT}${JOINT}]+`, 'u');
/** Marks that separate facts of a list, where each is complete: they read the same in every language. */
const SEPARATORS = /[·•|,;/()[\]“”„«»"…→←↑↓×+=*#&©-]+| [–—] /u;

const LATIN = /\p{Script=Latin}{2}/u;

/** Names and codes that are the same in every language. */
const SAME = [
  /^https?:\S+$/,
  /^\S+@\S+$/,
  /^[\w.-]*\d[\w.-]*$/, // Codes, versions, ids.
  /^[A-Z\d]{4}( [A-Z\d]{4})+$/, // Codes of tickets.
  /^(\w+[/.])+\w+$/, // Files.
  /^\/\S*$/, // Addresses.
  /^[\d.,\s]*[A-Z]{3}[\d.,\s]*$/, // Amounts in a currency.
  /^[A-Z]{2}$/, // Languages, initials.
  /^\w+\/[\w.+-]+$/, // Types of files.
  /^([\d.,]+\s)?(Bytes|KB|MB|GB)$/, // Sizes, as the specification writes them.
  /^(Ctrl|Shift|Alt|Enter|Esc|Tab)$/, // Keys, by the names that shortcuts have.
  /^X+$/, // The form of a code.
  /^[a-zA-Z]+_\w+$/, // Permissions, cookies.
  /^[\d:.,\s–]*\b[AP]M\b[\d:.,\sAPM–]*$/, // Times, as Intl writes them in some languages.
  /^(Facebook|Instagram|YouTube|LinkedIn|GitHub|WhatsApp|Google Maps|OpenStreetMap|TikTok|X|Polyphony)$/,
];

/** Strings that are content: names, texts and codes of the database. */
export interface Content {
  /** Each by itself. */
  readonly strings: ReadonlySet<string>;
  /** All of them, in which a part of one can be found. */
  readonly all: string;
}

/** Content is a whole string, or some words of one: a single word of one may be anywhere. */
const isContent = (part: string, { strings, all }: Content): boolean =>
  strings.has(part) || (/\p{L}[^\p{L}]+\p{L}/u.test(part) && all.includes(part));

/** Texts of catalogues beside something else, with a space or a colon between them. */
const GLUED = new RegExp(
  `${TEXT}[ \\u00a0:]*${TEXT}|${TEXT}[ \\u00a0:]+[\\p{Letter}\\p{Number}]|[\\p{Letter}\\p{Number}][ \\u00a0:]+${TEXT}`,
  'u',
);

/**
 * What is wrong with a text in a pseudo-language: parts in Latin letters that are neither of a catalogue nor content, and texts of
 * catalogues put together with something by a space or a colon, which another language would order or mark differently.
 */
export function foreignParts(visible: string, content: Content): string[] {
  // Marks of direction, as Intl puts around amounts, are seen by nobody.
  let text = visible.normalize('NFC').replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(INNERMOST, TEXT);
  }
  if (/[⟦⟧]/.test(text)) {
    // A sentence with elements in it: the brackets are around them.
    return text.includes(JOINT) ? foreignParts(visible.replaceAll(JOINT, ''), content) : ['cut'];
  }
  const isFine = (part: string) =>
    !LATIN.test(part) || SAME.some((pattern) => pattern.test(part)) || isContent(part, content);
  const faults = text
    .split(LINES)
    .map((line) => line.trim())
    .filter((line) => !isFine(line))
    .flatMap((line) => line.split(SEPARATORS))
    .map((part) => part.trim().replace(/^[:.!?\d\s]+|[:.!?\s]+$/g, ''))
    .filter((part) => !isFine(part))
    .map((part) => `'${part}' is of no catalogue`);
  return GLUED.test(text) ? [...faults, 'put together'] : faults;
}
