import { MessageField } from '../../records/schema/messageField.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { DAY_ORDERS, DECIMALS, type DayOrder, type Decimals } from '@polyphony/domain/import/spreadsheetValues.js';
import { requiredColumns } from '@polyphony/domain/import/columns.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Context } from '../../context.js';
import { fromKeys } from '../../platform/values.js';
import { columnsIn, formatsOf } from '../../records/import/table/mapping.js';
import type { StoredImport } from '../../records/import/storedImport.js';

const enumOf = <T extends string>(values: readonly T[]) => fromKeys(values, (value): T => value);
export const dayOrderEnum = enumOf(DAY_ORDERS);
registerEnumType(dayOrderEnum, {
  name: 'ImportDayOrder',
  description: 'DMY: 03/04/2027 is in April. MDY: it is in March.',
});
export const decimalsEnum = enumOf(DECIMALS);
registerEnumType(decimalsEnum, { name: 'ImportDecimals', description: 'POINT: 12.5. COMMA: 12,5.' });

@ObjectType({ description: 'A column of a file.', simpleResolvers: true })
export class ImportFileColumn {
  @Field({ description: 'Its heading.' }) heading!: string;
  @Field(() => [String], { description: 'Its first values.' }) samples!: readonly string[];
  @Field(() => Int, { description: 'How many of its cells are not empty.' }) filled!: number;
  @Field(() => String, { nullable: true, description: 'The field that it seems to be; null for none.' })
  guess!: string | null;
  @Field(() => [Int], {
    description: 'How many of its cells are days by the order DMY alone, by MDY alone, and by both, as two days.',
  })
  days!: readonly number[];
  @Field(() => [Int], {
    description:
      'How many of its cells are numbers with a point alone, with a comma alone, and with both, as two numbers.',
  })
  decimals!: readonly number[];
}

@ObjectType({ description: 'A field that a column of a file can be.', simpleResolvers: true })
export class ImportField {
  @Field({ description: "Its name in mappings: 'name.ar'." }) name!: string;
  @MessageField({ description: 'What a person calls it.' }) label!: Message;
  @Field(() => String, { nullable: true, description: 'The language of its text; null where all share it.' })
  language!: string | null;
  @Field({ description: 'Whether new records need it.' }) required!: boolean;
  @Field({ description: "What it holds: 'day', 'number' or 'other'." }) holds!: string;
}

@ObjectType({ description: 'What a file says before a person has said what its columns are.', simpleResolvers: true })
export class ImportMatching {
  @Field(() => [ImportFileColumn], { description: 'The columns of the file.' }) columns!: readonly ImportFileColumn[];
  @Field(() => [ImportField], { description: 'The fields that they can be.' }) fields!: readonly ImportField[];
  @Field({ description: "How the file is encoded: 'utf-8', 'windows-1252', …" }) encoding!: string;
  @Field(() => dayOrderEnum, { description: 'The order of its days, as far as its columns say it.' })
  dayOrder!: DayOrder;
  @Field(() => decimalsEnum, { description: 'Its decimals, as far as its columns say it.' }) decimals!: Decimals;
}

/** The columns of an import that is to be matched, and the fields that they can be; null for one in another state. */
export function matchingOf(
  { state, matching }: StoredImport,
  kind: AnyKind,
  { languages }: Pick<Context, 'languages'>,
): ImportMatching | null {
  if (state !== 'MATCHING' || !matching) return null;
  const columns = columnsIn(kind, languages);
  const required = requiredColumns(kind);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const chosen = matching.columns.map(({ guess }) => byName.get(guess ?? '') ?? null);
  const fields = columns.map(({ name, label, lang, holds, format }) => ({
    name,
    label: messages.named(label),
    language: lang,
    required: required.includes(name),
    holds: format === 'day' ? 'day' : holds === 'number' ? 'number' : 'other',
  }));
  return { ...matching, columns: [...matching.columns], fields, ...formatsOf(matching.columns, chosen, {}).formats };
}
