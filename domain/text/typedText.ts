/** Characters without ink: blanks, marks of direction, joiners, fillers of Hangul, the empty pattern of braille. */
const INVISIBLE =
  /(?:[\s\p{Z}\p{Cf}\u2800\u115f\u1160\u3164\uffa0\u17b4\u17b5]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f])+/gu;

/** Whether nothing of a text is seen. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/**
 * A typed text as it is stored: in the composed form of Unicode, without blanks around it, and empty when nothing of it is
 * seen. What is no text stays as it is.
 */
export const asTyped = (typed: unknown): unknown => {
  if (typeof typed !== 'string') return typed;
  return isBlank(typed) ? '' : typed.normalize('NFC').trim();
};
