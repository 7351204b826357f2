import type { ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { EVERY_LANGUAGE, FOLDED_NAMES } from '../../platform/searchKeys.js';
import type { ListPart } from './listParts.js';
import type { Scope } from './listQuery.js';

type Facts = Pick<ListedKind, 'titleField' | 'translatable' | 'sortable' | 'tree'>;

const pathOf = (language: string) => `${FOLDED_NAMES}.${language}`;

const hasNamesByLanguage = ({ titleField, translatable }: Facts) => translatable.includes(titleField);

/** The names that all records of a kind have: those in the base language, or the only ones. */
const commonNames = (kind: Facts) => pathOf(hasNamesByLanguage(kind) ? baseLanguage() : EVERY_LANGUAGE);

/**
 * The parts of a list that is sorted by name, as people look names up: case, marks and apostrophes do not count. Records with
 * a name in the language come first, then those that are shown with their one in the base language; the other way round when descending.
 * Records of the same name follow one another by their one in the base language, then by age. Each part is read from an index (`nameIndexes`), ADR-0145.
 * @param language the language shown
 */
export function partsByName(kind: Facts, direction: 1 | -1, language: string): readonly ListPart[] {
  const orderOf = (...paths: readonly string[]): readonly SortStep[] =>
    [...paths, '_id'].map((path) => [path, direction]);
  const common = orderOf(commonNames(kind));
  if (!hasNamesByLanguage(kind) || language === baseLanguage()) return [{ condition: {}, order: common }];
  const path = pathOf(language);
  const own = { condition: { [path]: { $gte: '' } }, order: orderOf(path, commonNames(kind)) };
  const others = { condition: { [path]: null }, order: common };
  return direction === 1 ? [own, others] : [others, own];
}

const indexOn = (paths: readonly string[], { tree }: Facts, scope: Scope): Record<string, 1> =>
  Object.fromEntries([...Object.keys(scope), ...(tree ? ['parentId'] : []), ...paths, '_id'].map((path) => [path, 1]));

/** The indexes behind a list that is sorted by name, of the names that all records have. */
export const nameIndexes = (kind: Facts, scope: Scope = {}): Record<string, 1>[] =>
  kind.sortable.includes(kind.titleField) ? [indexOn([commonNames(kind)], kind, scope)] : [];

/** The index behind both parts of a list in another language; null where names are the same in all. */
export const nameIndexIn = (kind: Facts, scope: Scope, language: string): Record<string, 1> | null =>
  hasNamesByLanguage(kind) && language !== baseLanguage()
    ? indexOn([pathOf(language), commonNames(kind)], kind, scope)
    : null;
