import { TEXT_MAX } from '@polyphony/domain/rules.js';
import { Schema } from 'yup';

export interface RuleFacts {
  readonly required: boolean;
  /** Most characters of a text; null when the rule names no bound. */
  readonly max: number | null;
}

/** What an input tells a person about its field's rule before they break it. */
export function ruleFacts(rule: unknown): RuleFacts {
  if (!(rule instanceof Schema)) throw new Error('The kind has no such rule.');
  const description = rule.describe();
  const boundOf = (test: string) => description.tests.find(({ name }) => name === test)?.params?.[test];
  const max = boundOf('max') ?? boundOf(TEXT_MAX);
  const isText = description.type === 'string';
  return { required: !rule.isValidSync(''), max: isText && typeof max === 'number' ? max : null };
}

/** A count of characters is shown once a text is near its bound. */
export const nearLimit = (length: number, max: number | null) => max !== null && length >= max * 0.8;
