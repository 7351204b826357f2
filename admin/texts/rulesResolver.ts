import { toNestErrors } from '@hookform/resolvers';
import { check } from '@polyphony/domain/validation/fieldErrors.js';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { text } from './useT';

/** A react-hook-form resolver for a record's rules, with messages in the language of the console. */
export const rulesResolver =
  <T extends FieldValues>(rules: ObjectSchema<T>): Resolver<T> =>
  async (values, _context, options) => {
    const { value, errors } = await check(rules, values);
    if (!errors) return { values: value, errors: {} };
    const wrong = errors.map(({ field, message }) => [field, { type: 'rule', message: text(message) }] as const);
    return { values: {}, errors: toNestErrors<T>(Object.fromEntries(wrong), options) };
  };
