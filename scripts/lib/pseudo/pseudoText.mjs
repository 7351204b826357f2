// cspell:disable -- The words of the pseudo-language are none.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Around every text of a catalogue: what is shown outside of them comes from the source, or is content. */
export const OPENS = '⟦';
export const CLOSES = '⟧';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçðéƒĝĥîĵķļɱñöþǫŕšţüṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index]]));

/** Translations are this much longer than English: a rule of thumb for its sentences, and more than that for single words. */
const LONGER = 0.4;

/** Words that lengthen a text; a line breaks between them as it does in a language. */
const FILLER = ['öñé', 'ţŵö', 'ţĥŕéé', 'ƒöüŕ', 'ƒîṽé'];

const accented = (text) => text.replace(/[a-z]/gi, (letter) => ACCENTS.get(letter) ?? letter);

const lettersOf = (elements) =>
  elements.reduce((sum, element) => sum + (element.type === TYPE.literal ? element.value.length : 0), 0);

/** Words of at least `letters` letters; '' for none. */
function filler(letters) {
  const words = [];
  for (let length = 0; length < letters; length += words.at(-1).length + 1)
    words.push(FILLER[words.length % FILLER.length]);
  return words.map((word) => ` ${word}`).join('');
}

/** The elements with accents, and longer where they end: in each form of a plural, or else at the end of all. */
function pseudoElements(elements) {
  const changed = elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accented(element.value) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoElements(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
  const letters = Math.ceil(lettersOf(elements) * LONGER);
  return letters === 0 ? changed : [...changed, { type: TYPE.literal, value: filler(letters) }];
}

/**
 * An ICU message in the pseudo-language: readable English with accents, two fifths longer, in brackets. Its parameters and
 * plural forms stay.
 * @param {string} message
 * @returns {string}
 */
export function pseudoMessage(message) {
  const elements = pseudoElements(parse(message, { ignoreTag: true }));
  const literal = (value) => ({ type: TYPE.literal, value });
  return printAST([literal(OPENS), ...elements, literal(CLOSES)]);
}

/** Groups of a catalogue that are not shown. */
const NO_TEXTS = new Set(['direction', 'reading']);

const pseudoTexts = (texts) =>
  typeof texts === 'string'
    ? pseudoMessage(texts)
    : Array.isArray(texts)
      ? texts.map(pseudoTexts)
      : Object.fromEntries(Object.entries(texts).map(([name, inner]) => [name, pseudoTexts(inner)]));

/**
 * The catalogue of the pseudo-language in a direction.
 * @param {object} english
 * @param {'ltr' | 'rtl'} direction
 */
export const pseudoCatalogue = (english, direction) => ({
  ...Object.fromEntries(
    Object.entries(english).map(([group, texts]) => [group, NO_TEXTS.has(group) ? texts : pseudoTexts(texts)]),
  ),
  direction,
});
