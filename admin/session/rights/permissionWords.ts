import type { Translate } from '../../texts/translate';

/** Texts by the first words of a permission's name; `{what}` is the rest of the name. */
const VERBS: readonly (readonly [start: RegExp, text: string])[] = [
  [/^view all (?=.)/, 'View all {what}'],
  [/^view (?=.)/, 'View {what}'],
  [/^add (?=.)/, 'Add {what}'],
  [/^edit (?=.)/, 'Edit {what}'],
  [/^delete (?=.)/, 'Delete {what}'],
  [/^translate (?=.)/, 'Translate {what}'],
  [/^toggle active (?=.)/, 'Activate or deactivate {what}'],
  [/^toggle featured (?=.)/, 'Feature {what}'],
  [/^toggle published (?=.)/, 'Publish and unpublish {what}'],
  [/^toggle default (?=.)/, 'Set the default {what}'],
  [/^toggle rtl (?=.)/, 'Set the reading direction of {what}'],
  [/^toggle confirmed (?=.)/, 'Confirm {what}'],
  [/^toggle (?=.+ payment status)/, 'Set {what}'],
  [/^toggle (?=product menu)/, 'Set the {what}'],
];

const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

interface Phrase {
  readonly text: string;
  readonly what: string | null;
}

/** 'VIEW_ALL_EVENTS' as 'View all {what}' and 'events'; a name without a known verb is a text of its own. */
function phraseOf(name: string): Phrase {
  const words = name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bstaffs\b/, 'staff')
    .replace(/\b(cms|rtl)\b/g, (word) => word.toUpperCase())
    .replace(/^toggle RTL /, 'toggle rtl ');
  for (const [start, text] of VERBS) if (start.test(words)) return { text, what: words.replace(start, '') };
  return { text: capitalized(words), what: null };
}

/** The label of a permission or of a group of permissions: 'View all events'. */
export function permissionLabel(t: Translate, name: string): string {
  const { text, what } = phraseOf(name);
  return what === null ? t(text) : t(text, { what: t(what) });
}

/** The English texts that `permissionLabel` uses. */
export const permissionTexts = (name: string): string[] => {
  const { text, what } = phraseOf(name);
  return what === null ? [text] : [text, what];
};
