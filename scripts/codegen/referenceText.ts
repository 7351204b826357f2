import type { Gate } from './gates';

/** `eventCategories` as a heading: `Event categories`. */
export function words(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A link to a heading of the same document, with the anchor that GitHub gives it. */
export const heading = (title: string): string =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')})`;

/** Who passes a gate, as a sentence. */
export function needs(gate: Gate): string {
  if (gate === 'public') return 'Open to everyone.';
  if (gate === 'visitor') return 'For signed-in visitors.';
  if (gate.length === 0) return 'For any signed-in member of staff.';
  const names = gate.map((permission) => `\`${permission}\``);
  const last = names.pop() ?? '';
  return `Needs ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}.`;
}

/** Items by key, in the order of the first item of each. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
