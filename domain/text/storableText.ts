/** U+0000, which databases treat as the end of a text, and lone surrogates, which UTF-8 cannot encode. */
// oxlint-disable-next-line eslint/no-control-regex
const UNSTORABLE = /[\u0000\p{Cs}]/gu;

/** Removes the characters that cannot be stored or searched for. */
export const storableText = (text: string): string => text.replace(UNSTORABLE, '');
