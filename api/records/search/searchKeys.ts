import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { keysOfNames } from '../../platform/searchKeys.js';

const textsOf = (title: unknown): string[] => {
  const values = typeof title === 'object' && title !== null ? Object.values(title) : [title];
  return values.filter((value) => typeof value === 'string');
};

/** The search keys of a record: of its name in every language that it has. */
export const searchKeysOf = ({ titleField }: AnyKind, record: Readonly<Record<string, unknown>>): string[] =>
  keysOfNames(textsOf(record[titleField]));
