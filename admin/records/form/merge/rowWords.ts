import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { plainText } from '@polyphony/domain/richText/richText.js';
import { entryLabelOf } from '@polyphony/domain/validation/entryLists.js';
import { labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { Translate } from '../../../texts/translate';
import { text } from '../../../texts/useT';
import type { FormParts } from '../editing';
import type { FormValues } from '../../formValues';
import { titleOf } from './mergeEntries';
import type { MergeRow } from './mergeRows';

/** Label of a row: a field, an entry of a list by its place, a field of an entry, or the order of a list. */
export function labelOfRow(rules: AnyKind['rules'], { name, part }: MergeRow, t: Translate): string {
  const list = t(labelOf(rules, name));
  if (!part) return list;
  if (part.id === null) return t('lists.listOrder', { list });
  const entry = `${list} ${part.place + 1}`;
  const { field } = part;
  return field === null ? entry : t('words.named', { name: entry, value: t(entryLabelOf(rules, name, field)) });
}

/** Formatter for the values of a row. */
export function showOf({ name, part }: MergeRow, parts: FormParts | undefined): (value: unknown) => string {
  if (!part) return parts?.words.get(name)?.show ?? formatValue;
  if (part.id !== null && part.field === null) return (value) => formatValue(titleOf(value as FormValues | null));
  // The input of any entry tells how a value of the field reads.
  const ending = `.${part.field}`;
  const inputs = [...(parts?.words ?? [])];
  const [, words] = inputs.find(([input]) => input.startsWith(`${name}.`) && input.endsWith(ending)) ?? [];
  return words?.show ?? formatValue;
}

/** Rich text begins with an element, as its cleaning leaves it. */
const RICH_TEXT = /^\s*<[a-z]/i;

/** A value for which its input has no words of its own. */
function formatValue(value: unknown): string {
  if (typeof value === 'string') return (RICH_TEXT.test(value) ? plainText(value) : value) ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? text('lists.yes') : text('lists.no');
  return Array.isArray(value) ? value.map(formatValue).join(', ') : '';
}
