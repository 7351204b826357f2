import { blogCategory } from './blogCategory.js';
import { eventCategory } from './eventCategory.js';
import { eventDifficulty } from './eventDifficulty.js';
import type { AnyKind } from './kind.js';
import { language } from './language.js';

/** The only list of record kinds. */
export const kinds = { language, eventCategory, eventDifficulty, blogCategory } as const satisfies Record<
  string,
  AnyKind
>;

export type KindName = keyof typeof kinds;
export const allKinds: readonly AnyKind[] = Object.values(kinds);
