import { toNestErrors } from '@hookform/resolvers';
import { check } from '@polyphony/domain/validation/fieldErrors.js';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { text } from './useT';

/**
 * A list that react-hook-form checks by itself, because an entry was added, removed or moved: only what is wrong with the list as
 * a whole counts then, for nobody has typed anything into a fresh entry yet. Null where fields are checked.
 */
function listChecked(values: FieldValues, names: readonly string[] = []): string | null {
  const [name] = names;
  return name !== undefined && names.length === 1 && Array.isArray(values[name]) ? name : null;
}

/** A react-hook-form resolver for a record's rules, with messages in the language of the console. */
export const rulesResolver =
  <T extends FieldValues>(rules: ObjectSchema<T>): Resolver<T> =>
  async (values, _context, options) => {
    const { value, errors } = await check(rules, values);
    if (!errors) return { values: value, errors: {} };
    const list = listChecked(values, options.names);
    const counted = list === null ? errors : errors.filter(({ field }) => field === list);
    const wrong = counted.map(({ field, message }) => [field, { type: 'rule', message: text(message) }] as const);
    return { values: {}, errors: toNestErrors<T>(Object.fromEntries(wrong), options) };
  };
