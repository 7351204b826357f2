import { factsOf, maxLengthOf } from '@polyphony/domain/validation/fieldFacts.js';
import { Schema } from 'yup';

/** Facts of a field's rule that its input tells a person before they break it. */
export function ruleFacts(rule: unknown) {
  if (!(rule instanceof Schema)) throw new Error('The kind has no such rule.');
  const { label, ...facts } = factsOf(rule);
  return {
    ...facts,
    /** Name of the field as a person reads it; '' where its input names it itself. */
    label: label ?? ('' as const),
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
