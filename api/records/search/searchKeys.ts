import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { EVERY_LANGUAGE, foldedNamesOf, keysOfNames } from '../../platform/searchKeys.js';
import { valuesIn, type Values } from '../../platform/values.js';

type Facts = Pick<AnyKind, 'titleField'>;

/** The names of a record, by language. */
function namesOf({ titleField }: Facts, record: Values): Values {
  const title = record[titleField];
  return valuesIn(title) ?? { [EVERY_LANGUAGE]: title };
}

/** The search keys of a record: of its name in every language that it has. */
export const searchKeysOf = (kind: Facts, record: Values): string[] =>
  keysOfNames(Object.values(namesOf(kind, record)).filter((name) => typeof name === 'string'));

/** The folded names of a record, by language. */
export const foldedTitlesOf = (kind: Facts, record: Values): Readonly<Record<string, string>> =>
  foldedNamesOf(namesOf(kind, record));
