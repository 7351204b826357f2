import { blogCategory } from './blogCategory.js';
import { eventCategory } from './eventCategory.js';
import { eventDifficulty } from './eventDifficulty.js';
import type { AnyKind } from './kind.js';
import { language } from './language.js';
import { role } from './role.js';
import { staffMember } from './staffMember.js';

/** The only list of record kinds. */
export const kinds = {
  language,
  eventCategory,
  eventDifficulty,
  blogCategory,
  staffMember,
  role,
} as const satisfies Record<string, AnyKind>;

export type KindName = keyof typeof kinds;
export const allKinds: readonly AnyKind[] = Object.values(kinds);
