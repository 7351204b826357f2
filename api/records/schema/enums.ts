import { TOGGLES, type Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { registerEnumType } from 'type-graphql';

export enum SortDirection {
  ASC = 1,
  DESC = -1,
}
registerEnumType(SortDirection, { name: 'SortDirection', description: 'Which end of a sorted list comes first.' });

export enum RecordStatus {
  ACTIVE = 'active',
  FEATURED = 'featured',
  INACTIVE = 'inactive',
}
registerEnumType(RecordStatus, { name: 'RecordStatus', description: 'The status filter of a list.' });

/** The switch that a status is read from, and its position. */
export const switchOf = (status: RecordStatus): readonly [toggle: Toggle, on: boolean] =>
  status === RecordStatus.INACTIVE ? ['active', false] : [status, true];

export enum PublishedOrder {
  ORDER_NUMBER = 'orderNumber',
  DATE = 'date',
}
registerEnumType(PublishedOrder, {
  name: 'PublishedOrder',
  description: 'The order of a list of records with days.',
  valuesConfig: {
    ORDER_NUMBER: { description: 'The higher order number first, then the newest.' },
    DATE: {
      description:
        'Those under way and the next first, then those without days, then those that are over, the latest first.',
    },
  },
});

export enum FieldErrorCode {
  INVALID = 'INVALID',
  DUPLICATE = 'DUPLICATE',
}
registerEnumType(FieldErrorCode, {
  name: 'FieldErrorCode',
  description: 'Why a field was refused.',
  valuesConfig: {
    INVALID: { description: 'The value breaks a rule.' },
    DUPLICATE: { description: 'Another record has this value already.' },
  },
});

/** An enum object of UPPER_CASE names for camelCase values, as type-graphql registers one. */
export const enumOf = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value.replace(/[A-Z]/g, '_$&').toUpperCase(), value]));

export const ToggleEnum = enumOf(TOGGLES);
registerEnumType(ToggleEnum, { name: 'Toggle', description: 'The on/off switches that records can carry.' });

const choiceEnums = new Map<string, Record<string, string>>();

/** The enum of a field of few values: 'fileKind' is of the type FileKind. */
export function choiceEnum(field: string, values: readonly string[]): Record<string, string> {
  const existing = choiceEnums.get(field);
  if (existing) return existing;
  const created = enumOf(values);
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  registerEnumType(created, { name, description: `The values of the field '${field}'.` });
  choiceEnums.set(field, created);
  return created;
}

const literalEnums = new Map<string, Record<string, string>>();

/** An enum of literals, each named in capitals: 'Pending', as it is stored, is PENDING. */
export function literalEnum(name: string, values: readonly string[], description: string): Record<string, string> {
  const created = Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));
  registerEnumType(created, { name, description });
  literalEnums.set(name, created);
  return created;
}

/** @throws Error when no such enum was made */
export function literalEnumByName(name: string): Record<string, string> {
  const found = literalEnums.get(name);
  if (!found) throw new Error(`No enum '${name}' is declared.`);
  return found;
}
