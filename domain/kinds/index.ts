import { blogCategory } from './blogCategory.js';
import { event } from './event.js';
import { eventCategory } from './eventCategory.js';
import { eventDifficulty } from './eventDifficulty.js';
import { eventPrice } from './eventPrice.js';
import { file } from './file.js';
import type { AnyKind } from './kind.js';
import { language } from './language.js';
import { role } from './role.js';
import { staffMember } from './staffMember.js';

/** The only list of record kinds. */
export const kinds = {
  language,
  eventCategory,
  eventDifficulty,
  event,
  eventPrice,
  blogCategory,
  file,
  staffMember,
  role,
} as const satisfies Record<string, AnyKind>;

export type KindName = keyof typeof kinds;
export const allKinds: readonly AnyKind[] = Object.values(kinds);

/** The name of a kind and of all kinds that its references lead to. */
export function withReferenced({ name, references = {} }: AnyKind): readonly string[] {
  const below = Object.values(references).flatMap(({ kind }) => withReferenced(kinds[kind as KindName]));
  return [...new Set([name, ...below])];
}
