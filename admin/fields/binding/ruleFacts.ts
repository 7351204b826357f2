import { factsOf, maxLengthOf } from '@polyphony/domain/validation/fieldFacts.js';
import { Schema } from 'yup';

/** What an input tells a person about its field's rule before they break it. */
export function ruleFacts(rule: unknown) {
  if (!(rule instanceof Schema)) throw new Error('The kind has no such rule.');
  const { label = '', ...facts } = factsOf(rule);
  return {
    ...facts,
    /** What a person calls the field; '' where its input says so itself. */
    label,
    required: !rule.isValidSync(''),
    /** Most characters of a text; null when the rule names no bound. */
    max: maxLengthOf(rule),
    isNumber: rule.type === 'number',
    isFlag: rule.type === 'boolean',
    isList: rule.type === 'array',
  };
}

export type RuleFacts = ReturnType<typeof ruleFacts>;

/** A count of characters is shown once a text is near its bound. */
export const nearLimit = (length: number, max: number | null) => max !== null && length >= max * 0.8;
