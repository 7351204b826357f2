import { isTags, tagKey } from '@polyphony/domain/validation/entryRules.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';

/** The hidden field of records with tags: what each of their tags is compared by, those of every language among them. */
export const TAG_KEYS = 'tagKeys';

const tagFieldsOf = ({ rules }: AnyKind): string[] =>
  Object.entries(rules.fields).flatMap(([name, rule]) => (isTags(rule) ? [name] : []));

export const hasTags = (kind: AnyKind): boolean => tagFieldsOf(kind).length > 0;

/** The tag keys of a record. */
export function tagKeysOf(kind: AnyKind, record: Readonly<Record<string, unknown>>): string[] {
  const tags = tagFieldsOf(kind).flatMap((field): readonly unknown[] => {
    const value: unknown = record[field];
    const lists: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    return lists.flat();
  });
  return [...new Set(tags.filter((tag) => typeof tag === 'string').map(tagKey))];
}
