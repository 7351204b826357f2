import { language } from '@polyphony/domain/kinds/language.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { followStoredBaseLanguage } from './baseLanguage.js';
import { languageStore } from './language.js';

/** A language that content can be requested in. */
export interface ActiveLanguage {
  readonly code: string;
  readonly default: boolean;
}

/** The active languages and the one visitors see first. */
export interface LanguageDirectory {
  readonly active: readonly ActiveLanguage[];
  readonly default: string;
  /** The one that content is written in first. */
  readonly base: string;
}

/**
 * The languages as they are now; read again only after a language was written. The choice of a base language counts as that:
 * so a process works in the one that another process has chosen.
 */
export const languageDirectory = memoUntilWrite([language.name], async (): Promise<LanguageDirectory> => {
  const base = await followStoredBaseLanguage();
  const rows = await languageStore.model
    .find({ active: true }, { code: 1, default: 1 })
    .sort({ updatedAt: -1 })
    .lean<(StoredRecord & ActiveLanguage)[]>();
  return {
    active: rows.map(({ code, default: isDefault }) => ({ code, default: isDefault })),
    default: rows.find((row) => row.default)?.code ?? base,
    base,
  };
});

/** The requested language, by parameter or cookie; an unknown or inactive one counts as the default. */
export function resolveLanguage(
  directory: LanguageDirectory,
  ...wishes: readonly (string | null | undefined)[]
): string {
  const known = wishes.find((wish) => directory.active.some(({ code }) => code === wish));
  return known ?? directory.default;
}
