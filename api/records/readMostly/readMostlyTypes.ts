import type { AnyReadMostlyKind, FilterSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import { GraphQLBoolean, GraphQLID, GraphQLString } from 'graphql';
import { Field, InputType, type ClassType } from 'type-graphql';
import { literalEnumByName } from '../schema/enums.js';
import { pageOf, payloadOf, sortOf } from '../schema/listTypes.js';
import { DateTime } from '../schema/scalars.js';

/** The GraphQL classes that follow from a read-mostly kind and its record class. */
export interface ReadMostlyTypes {
  readonly page: ClassType;
  readonly filter: ClassType;
  /** Of kinds that can be sorted. */
  readonly sort: ClassType | null;
  readonly payload: ClassType;
}

const typesByKind = new Map<string, ReadMostlyTypes>();

/** The types of a kind; made once. */
export function readMostlyTypes(kind: AnyReadMostlyKind, recordClass: ClassType): ReadMostlyTypes {
  const known = typesByKind.get(kind.name);
  if (known) return known;
  const { type, description, sortable, payloadField } = kind;
  const types: ReadMostlyTypes = {
    page: pageOf(recordClass, { name: `${type}Page`, description, rows: 'The records of the page, in list order.' }),
    filter: filterOf(kind),
    sort: sortable.length > 0 ? sortOf(type, sortable) : null,
    payload: payloadOf(recordClass, {
      name: `${type}Payload`,
      description: 'What an action came to.',
      field: payloadField,
      record: 'As it is now. Null when refused.',
    }),
  };
  typesByKind.set(kind.name, types);
  return types;
}

function typeOf(filter: FilterSpec) {
  switch (filter.as) {
    case 'record':
    case 'id':
      return GraphQLID;
    case 'flag':
    case 'without':
      return GraphQLBoolean;
    case 'since':
    case 'until':
      return DateTime;
    case 'choice':
      return literalEnumByName(filter.type);
    default:
      return GraphQLString;
  }
}

function filterOf({ filterType, filterBy }: AnyReadMostlyKind): ClassType {
  @InputType(filterType, { description: 'Narrows the list.' })
  class Filter {}
  for (const [name, filter] of Object.entries(filterBy)) {
    Field(() => typeOf(filter), { nullable: true, description: filter.description })(Filter.prototype, name);
  }
  return Filter;
}
