/** What was done and to what, up to its name: 'Ada changed the role', and then 'Editor'. */
const DONE_WORDS: Readonly<Record<string, string>> = {
  CREATE: '{who} created the {kind}',
  UPDATE: '{who} changed the {kind}',
  TRANSLATE: '{who} translated the {kind}',
  TOGGLE: '{who} switched the {kind}',
  DELETE: '{who} deleted the {kind}',
  // A session is named by whose it is.
  SIGN_IN: '{who} signed in as',
  SIGN_OUT: '{who} signed out as',
};

const OTHER_WORDS = { session: '{who} {action}:', record: '{who} {action}: the {kind}' } as const;

/** 'CHANGE_PASSWORD' as words, where there is no better one: 'change password'. */
const spelled = (action: string) => action.toLowerCase().replaceAll('_', ' ');

export const ACTIONS = Object.keys(DONE_WORDS);
export const actionLabel = (action: string): string => spelled(action).replace(/^./, (letter) => letter.toUpperCase());
/** What a kind is called in a sentence: 'event category'. */
export const kindNoun = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What somebody did, as a text for `t.parts` with {who}, {kind} and {action}. */
export const sentenceOf = (action: string, kind: string): string =>
  DONE_WORDS[action] ?? (kind === 'session' ? OTHER_WORDS.session : OTHER_WORDS.record);

/** A value of the trail, which is JSON, as a person reads it. */
export function valueWords(json: string | null): string {
  if (json === null) return '—';
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}
