import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { SchemaFieldDescription } from 'yup';
import type { JsonSchema } from './responses.js';

interface Test {
  readonly name?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const KEYWORDS: Readonly<Record<string, readonly [test: string, keyword: string][]>> = {
  string: [
    ['min', 'minLength'],
    ['max', 'maxLength'],
  ],
  array: [
    ['min', 'minItems'],
    ['max', 'maxItems'],
  ],
  number: [
    ['min', 'minimum'],
    ['max', 'maximum'],
  ],
};

const testsOf = (field: SchemaFieldDescription | undefined): readonly Test[] =>
  field && 'tests' in field ? field.tests : [];

/** A kind's rules for a field, in the words of a JSON schema: whether it must be there, and its bounds. */
export function ruleOf(kind: AnyKind, field: string): { readonly required: boolean; readonly schema: JsonSchema } {
  const rule = kind.rules.describe().fields[field];
  const tests = testsOf(rule);
  const bounds = (KEYWORDS[rule?.type ?? ''] ?? []).flatMap(([name, keyword]) => {
    // The last test of a name is the one a kind added to a shared rule.
    const value = tests.filter((test) => test.name === name).at(-1)?.params?.[name];
    return typeof value === 'number' ? [[keyword, value] as const] : [];
  });
  return { required: tests.some(({ name }) => name === 'required'), schema: Object.fromEntries(bounds) };
}
