import type { SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import { Field, InputType, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import { enumOf, SortDirection } from './enums.js';
import { PageInfo, Payload } from './types.js';

/** The type of a page of records. `rows` describes its field of that name. */
export function pageOf(
  recordClass: ClassType,
  { name, description, rows }: { readonly name: string; readonly description: string; readonly rows: string },
): ClassType {
  @ObjectType(name, { description, simpleResolvers: true })
  class Page {
    @Field(() => [recordClass], { description: rows }) rows!: unknown[];
    @Field(() => PageInfo, { description: 'The position of the page in its list.' }) pageInfo!: PageInfo;
  }
  return Page;
}

interface PayloadNames {
  readonly name: string;
  readonly description: string;
  /** The field that holds the record, and its description. */
  readonly field: string;
  readonly record: string;
}

/** The type of what a write of a record returns. */
export function payloadOf(recordClass: ClassType, { name, description, field, record }: PayloadNames): ClassType {
  @ObjectType(name, { description })
  class RecordPayload extends Payload {}
  Field(() => recordClass, { nullable: true, description: record })(RecordPayload.prototype, field);
  return RecordPayload;
}

/** The input for the order of a list. */
export function sortOf(type: string, sortable: readonly string[]): ClassType {
  const fields = enumOf(sortable);
  registerEnumType(fields, { name: `${type}SortField`, description: 'What the list can be sorted by.' });
  @InputType(`${type}Sort`, {
    description: 'The order of a list; ties follow its own order, those of names their age.',
  })
  class Sort {
    @Field(() => fields, { description: 'What to sort by.' }) field!: string;
    @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Which end comes first.' })
    direction!: SortDirection;
  }
  return Sort;
}

export interface SortArg {
  readonly field: string;
  readonly direction: SortDirection;
}

export const sortStep = (sort: SortArg | null | undefined): SortStep | null =>
  sort ? [sort.field, sort.direction === 1 ? 1 : -1] : null;
