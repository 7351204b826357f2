import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { EVERY_LANGUAGE, foldedNamesOf, keysOfNames } from '../../platform/searchKeys.js';

type Facts = Pick<AnyKind, 'titleField'>;
type Values = Readonly<Record<string, unknown>>;

/** The names of a record, by language. */
function namesOf({ titleField }: Facts, record: Values): Values {
  const title = record[titleField];
  return typeof title === 'object' && title !== null ? (title as Values) : { [EVERY_LANGUAGE]: title };
}

/** The search keys of a record: of its name in every language that it has. */
export const searchKeysOf = (kind: Facts, record: Values): string[] =>
  keysOfNames(Object.values(namesOf(kind, record)).filter((name) => typeof name === 'string'));

/** The folded names of a record, by language. */
export const foldedTitlesOf = (kind: Facts, record: Values): Readonly<Record<string, string>> =>
  foldedNamesOf(namesOf(kind, record));
