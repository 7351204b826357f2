const ABBREVIATIONS = /\b(cms|rtl)\b/g;

/** Names of permissions that use a switch, and what they allow in words; `$1` is what the switch belongs to. */
const SWITCH_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^toggle active (.+)/, 'activate or deactivate $1'],
  [/^toggle featured (.+)/, 'feature $1'],
  [/^toggle published (.+)/, 'publish and unpublish $1'],
  [/^toggle default (.+)/, 'set the default $1'],
  [/^toggle rtl (.+)/, 'set the reading direction of $1'],
  [/^toggle confirmed (.+)/, 'confirm $1'],
  [/^toggle (.+ payment status)/, 'set $1'],
  [/^toggle (product menu)/, 'set the $1'],
];

/** 'VIEW_ALL_EVENTS' as words: 'View all events'. */
export const permissionWords = (name: string): string =>
  SWITCH_WORDS.reduce(
    (words, [pattern, label]) => words.replace(pattern, label),
    name.toLowerCase().replaceAll('_', ' '),
  )
    .replace(/\bstaffs\b/, 'staff')
    .replace(ABBREVIATIONS, (word) => word.toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase());
