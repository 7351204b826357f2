import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { entryRulesOf, isTextList } from '@polyphony/domain/validation/entryLists.js';
import { factsOf, maxLengthOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { publishes } from '@polyphony/domain/publishing/publishingState.js';
import { GraphQLFloat, GraphQLInt, GraphQLString } from 'graphql';
import type { ClassType } from 'type-graphql';
import { Schema } from 'yup';
import { absentValueOf } from '../schema/absentValues.js';
import {
  declaredFieldsOf,
  Entries,
  Flag,
  Localized,
  LocalizedTextList,
  OptionalFraction,
  OptionalId,
  OptionalNumber,
  OptionalText,
  RequiredNumber,
  RichText,
  StoredOtherwise,
  Switch,
  Text,
  TextList,
} from './fields.js';
import { Reference } from './reference.js';

/**
 * Description of a field in the schema, all of which its kind declares: its label, its hint, its bound, what its value
 * looks like.
 */
function describedBy({ rules, unique, tree }: AnyKind, field: string): string {
  const { label, hint, format, reference, imageSize } = factsOf(rules.fields[field]);
  const max = maxLengthOf(rules.fields[field]);
  const parts = [
    label && `${textInEnglish(label)}.`,
    hint && textInEnglish(hint).replace(/[^.]$/, '$&.'),
    format === 'id' && (reference === 'file' ? 'Id of a file.' : 'Id of a record.'),
    tree && field === 'parentId' && 'Null for a root.',
    format === 'day' && "A day: '2027-03-31'.",
    format === 'time' && "A time of day: '09:30'.",
    imageSize && `Best with ${imageSize.width}x${imageSize.height} pixels.`,
    max !== null && format !== 'time' && `At most ${max} characters.`,
    unique.includes(field) && 'No two records share it.',
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * The decorator that follows from a rule.
 * @throws Error for a rule that says too little: its field is then declared by the record class
 */
function decoratorOf(kind: AnyKind, field: string): PropertyDecorator {
  const rule: unknown = kind.rules.fields[field];
  const description = describedBy(kind, field);
  const { format, asRead } = factsOf(rule);
  if (rule instanceof Schema) {
    const nullable = rule.spec.nullable;
    const absent = absentValueOf(rule);
    if (asRead) {
      const type = rule.type === 'number' ? GraphQLFloat : GraphQLString;
      return StoredOtherwise(description, { type, nullable, asRead });
    }
    if (entryRulesOf(rule)) return Entries(description);
    if (isTextList(rule)) return (kind.translatable.includes(field) ? LocalizedTextList : TextList)(description);
    if (kind.translatable.includes(field))
      return format === 'richText' ? RichText(description) : Localized(description, { nullable });
    if (format === 'id') return OptionalId(description);
    if (rule.type === 'string' && format !== 'richText')
      return nullable ? OptionalText(description) : Text(description, typeof absent === 'string' ? absent : undefined);
    if (rule.type === 'boolean') return Flag(description, absent === true);
    if (rule.type === 'number') {
      const isWhole = rule.describe().tests.some(({ name }) => name === 'integer');
      if (nullable) return isWhole ? OptionalNumber(description) : OptionalFraction(description);
      const type = isWhole ? GraphQLInt : GraphQLFloat;
      return RequiredNumber(description, typeof absent === 'number' ? absent : undefined, type);
    }
  }
  throw new Error(`${kind.name}: the class must declare '${field}', for its rule does not say how it is stored.`);
}

/** The switches of records: what each says, and where it is at first. */
const SWITCHES: Readonly<Record<Toggle, readonly [description: string, initial: boolean]>> = {
  active: ['Whether it is in use.', true],
  featured: ['Whether it is shown first.', false],
  published: ['Whether visitors see it, while it is in use.', false],
  default: ['Whether it is a default one: kept from deletion, and not to be chosen in selects.', false],
  rtl: ['Whether it is written from right to left.', false],
  form: ['Whether visitors can send an enquiry about it.', true],
  product: ['Whether it opens a wide panel of what is below it.', false],
};

/** The switch that publishes: a new record is a draft. */
const PUBLISHES = ['Whether visitors see it.', false] as const;

/**
 * Declares on a record class the fields of its kind's rules and its switches. What the class declares itself is its own
 * affair. Beside the id of another kind's record comes that record: `category` beside `categoryId`.
 * @param classOf the record class of another kind
 */
export function declareRuleFields(kind: AnyKind, recordClass: ClassType, classOf: (kind: string) => ClassType): void {
  const proto: object = recordClass.prototype;
  const declared = new Set(declaredFieldsOf(recordClass).map(({ name }) => name));
  for (const field of Object.keys(kind.rules.fields).filter((name) => !declared.has(name))) {
    decoratorOf(kind, field)(proto, field);
    const reference = kind.references[field];
    if (reference && reference.kind !== 'file') {
      const record = () => classOf(reference.kind);
      Reference(field, reference.kind, record, `${textInEnglish(reference.label)}.`)(proto, field.replace(/Id$/, ''));
    }
  }
  for (const toggle of kind.toggles.filter((name) => !declared.has(name))) {
    Switch(...(publishes(kind, toggle) && toggle === 'active' ? PUBLISHES : SWITCHES[toggle]))(proto, toggle);
  }
}
