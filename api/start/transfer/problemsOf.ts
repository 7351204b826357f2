import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { GraphQLError } from 'graphql';
import { saidBy } from '../../platform/errors.js';
import { columnAt } from '../../records/import/lineForm.js';
import type { Result } from '../../records/write/write.js';
import type { Bringing } from './bringing.js';

/** What the write path has against a record. */
export function problemsOf({ store, given }: Bringing, id: string, result: Result): string[] {
  const { place = '' } = given.get(id) ?? {};
  if (result instanceof GraphQLError) {
    const said = saidBy(result);
    return [`${place}: ${said ? inEnglish(said) : result.message}`];
  }
  if (result.success) return [];
  if (result.errors.length === 0) return [`${place}: ${inEnglish(result.message)}`];
  return result.errors.map(({ field, message }) => `${place}: ${columnAt(store.kind, field)}: ${inEnglish(message)}`);
}
