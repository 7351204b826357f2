/** What was done, as the middle of a sentence: 'Ada changed the role Editor'. */
const DONE: Readonly<Record<string, string>> = {
  CREATE: 'created',
  UPDATE: 'changed',
  TRANSLATE: 'translated',
  TOGGLE: 'switched',
  DELETE: 'deleted',
  SIGN_IN: 'signed in as',
  SIGN_OUT: 'signed out as',
};

/** 'CHANGE_PASSWORD' as words, where there is no better one: 'change password'. */
const spelled = (action: string) => action.toLowerCase().replaceAll('_', ' ');

export const ACTIONS = Object.keys(DONE);
export const actionWords = (action: string): string => DONE[action] ?? `${spelled(action)}:`;
export const actionLabel = (action: string): string => spelled(action).replace(/^./, (letter) => letter.toUpperCase());
/** What it was done to, up to its name: 'the event category'. A session is named by whose it is. */
export const kindWords = (kind: string): string =>
  kind === 'session' ? '' : `the ${kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

/** A value of the trail, which is JSON, as a person reads it. */
export function valueWords(json: string | null): string {
  if (json === null) return '—';
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}
