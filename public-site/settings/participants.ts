import type { Visit } from '../visit/visit.js';

interface Named {
  readonly code: string;
  readonly name: string;
}

const named = (rows: readonly (readonly string[])[]): Named[] => rows.map(([code = '', name = '']) => ({ code, name }));

/**
 * The participant groups that prices differ by, in their order and in the visitor's language. None where the site has one group:
 * visitors need not know of it.
 */
export function groupsOf({ settings }: Visit): readonly Named[] {
  const groups = named(settings.rows('participant_groups_code', 'participant_groups_name'));
  return groups.length > 1 ? groups : [];
}

/** The name of the group with a code; null where the site has one group. */
export function groupName(visit: Visit, code: string): string | null {
  const groups = groupsOf(visit);
  return groups.length === 0 ? null : (groups.find((group) => group.code === code)?.name ?? code);
}

/** The name of the price type with a code. */
export const priceTypeName = ({ settings }: Visit, code: string): string =>
  named(settings.rows('price_types_code', 'price_types_name')).find((type) => type.code === code)?.name ?? code;
