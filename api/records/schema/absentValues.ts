import { entryRulesOf, isTextList } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { Schema } from 'yup';

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/**
 * What a field reads as in a record that was stored before the field existed: the default of its rule. Undefined for a field that
 * may be missing, and where the rule has no default: such a field needs a migration.
 */
export function absentValueOf(rule: unknown): unknown {
  if (!(rule instanceof Schema) || rule.spec.nullable || entryRulesOf(rule)) return undefined;
  if (isTextList(rule)) return [];
  const initial: unknown = rule.getDefault();
  return SCALARS.has(typeof initial) ? initial : undefined;
}

const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Those of the fields of a kind, by field. */
export function absentValuesOf({ rules }: Pick<AnyKind, 'rules'>): ReadonlyMap<string, unknown> {
  const found =
    known.get(rules) ??
    new Map(
      Object.entries(rules.fields).flatMap(([field, rule]) => {
        const value = absentValueOf(rule);
        return value === undefined ? [] : [[field, value] as const];
      }),
    );
  known.set(rules, found);
  return found;
}
