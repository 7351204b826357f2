/**
 * Words that names are not made of, because each had several meanings here, with what to write instead; a name contains one
 * where it is a part of its own: `askedLanguage`, not `masked`.
 */
export const avoidedWords = new Map(
  Object.entries({
    ask: 'request, query, confirm',
    asked: 'requested',
    asks: 'requests, confirmation',
    told: 'notified, reported',
    tells: 'notifies, reports',
    said: 'message, reported, declared',
    says: 'message, reports',
    kept: 'cached, stored, retained, unchanged',
    shown: 'visible, rendered, listed, formatted',
    taken: 'occupied, used, accepted, selected',
    made: 'created, written, built, result',
    given: 'input, provided, passed',
    held: 'reserved, locked, pinned',
    whom: 'recipient, whose role it is',
  }),
);

/** Names that are stored, sent or part of the schema, which a rename would change. */
const FIXED = /^(?:placesTaken|bookingsMade|shownAt|firstShownAt|secondShownAt)$/;
const FIXED_PROPERTIES = new Set(['kept', 'asked']);

/**
 * The avoided word in a name: `asked` in `askedLanguage` and in `ASKED_AT`; undefined without one.
 * @param {string} name
 * @param {{isProperty?: boolean}} [place] whether a type or class declares a property of this name
 */
export function avoidedInName(name, { isProperty = false } = {}) {
  if (FIXED.test(name) || (isProperty && FIXED_PROPERTIES.has(name))) return undefined;
  const words = name.split(/(?=[A-Z][a-z])|(?<=[a-z\d])(?=[A-Z])|[_$#]/).map((word) => word.toLowerCase());
  return words.find((word) => avoidedWords.has(word));
}
