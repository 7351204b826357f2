import type { Permission } from '@polyphony/domain/permissions.js';
import type { Translate } from '../../texts/translate';
import { english } from '../../texts/useT';

export interface PermissionItem {
  readonly id: string;
  readonly name: Permission;
  readonly group: string;
}

export interface PermissionGroup {
  readonly group: string;
  readonly items: readonly PermissionItem[];
}

const ABBREVIATIONS = /\b(cms|rtl)\b/g;

/** 'VIEW_ALL_EVENTS' as words: 'View all events'. */
export const permissionWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(ABBREVIATIONS, (word) => word.toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase());

/** The permissions whose words or name hold what was typed, group by group in their own order. */
export function permissionGroups(
  permissions: readonly PermissionItem[],
  typed: string,
  t: Translate = english,
): PermissionGroup[] {
  const wanted = typed.trim().toLowerCase().replaceAll('_', ' ');
  const groups = new Map<string, PermissionItem[]>();
  for (const item of permissions) {
    const said = [item.name, item.group].map(permissionWords).flatMap((words) => [words, t(words)]);
    if (!said.some((words) => words.toLowerCase().includes(wanted))) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
