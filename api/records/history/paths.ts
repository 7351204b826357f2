import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';

/** Whether a field of a kind is a list of entries. */
export const isEntryList = (kind: Pick<AnyKind, 'rules'>, field: string): boolean =>
  entryListsOf(kind.rules).some(({ name }) => name === field);

/** The path of the rule for the value at a path of a state: 'questions.answer', 'title'. */
export function rulePathOf(kind: Pick<AnyKind, 'rules'>, path: string): string {
  const [head = '', , field] = path.split('.');
  return field !== undefined && isEntryList(kind, head) ? `${head}.${field}` : head;
}
