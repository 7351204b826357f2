import type { Permission } from '@polyphony/domain/people/permissions.js';
import { hasWords, searchWords } from '@polyphony/domain/text/folded.js';
import { permissionLabel } from '../../session/rights/permissionWords';
import type { Translate } from '../../texts/translate';
import { english } from '../../texts/useT';

export interface PermissionItem {
  readonly id: string;
  readonly name: Permission;
  readonly group: string;
  /** Whether any operation requires it yet. Unused ones are hidden, and stay in the roles that hold them. */
  readonly inUse: boolean;
}

export interface PermissionGroup {
  readonly group: string;
  readonly items: readonly PermissionItem[];
}

/** The permissions whose label or name has the typed words, by group. */
export function permissionGroups(
  permissions: readonly PermissionItem[],
  typed: string,
  t: Translate = english,
): PermissionGroup[] {
  const wanted = searchWords(typed.replaceAll('_', ' '));
  const groups = new Map<string, PermissionItem[]>();
  for (const item of permissions) {
    const words = [item.name, item.group].flatMap((name) => [permissionLabel(english, name), permissionLabel(t, name)]);
    const searchTexts = [...words, item.name.replaceAll('_', ' ')];
    if (!searchTexts.some((text) => hasWords(text, wanted))) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
