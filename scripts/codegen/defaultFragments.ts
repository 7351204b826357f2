import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import type { Fragments } from './fragments';

/** What every list shows or sorts by beside the fields of its kind. */
const TIMES = new Set(['createdAt', 'updatedAt']);

/** The fragment of a list's rows: the name, what the list can be sorted by, and the switches. */
function rowOf(kind: AnyKind, type: GraphQLObjectType): string {
  const fields = new Set([
    kind.titleField,
    ...kind.sortable.filter((name) => !TIMES.has(name)),
    ...kind.toggles,
    'updatedAt',
  ]);
  return `fragment ${type.name}Row on ${type.name} {
    id ${[...fields].map((name) => selectionOf(type, name)).join(' ')} can { ...RecordCanParts }
  }`;
}

/** The fragment of a form: the values that its kind's rules have, in each language where they differ by language. */
function detailsOf(kind: AnyKind, type: GraphQLObjectType): string {
  const own = Object.keys(kind.rules.fields).filter(
    (name) => !kind.translatable.includes(name) && !kind.writeOnly?.includes(name),
  );
  const texts = kind.translatable.length > 0 ? `translations { lang ${kind.translatable.join(' ')} }` : '';
  return `fragment ${type.name}Details on ${type.name} {
    id ${own.map((name) => selectionOf(type, name)).join(' ')} version ${texts}
  }`;
}

function selectionOf(type: GraphQLObjectType, name: string): string {
  const field = type.getFields()[name];
  const where = `${type.name}.${name}`;
  if (!field) throw new Error(`The schema has no ${where}: write the fragments of ${type.name} by hand.`);
  if (isCompositeType(getNamedType(field.type)))
    throw new Error(`${where} needs a selection: write the fragments of ${type.name} by hand.`);
  return field.args.some((argument) => argument.name === 'lang') ? `${name}(lang: $lang)` : name;
}

/**
 * The fragments that a kind does not write itself, because its list and form show what follows from its declaration.
 * @throws Error naming a field that the schema lacks, or that needs a selection of its own
 */
export function defaultFragments(kind: AnyKind, schema: GraphQLSchema, written: Fragments): FragmentDefinitionNode[] {
  const type = schema.getType(kind.names.type);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${kind.names.type}.`);
  return [
    ...(written.has(`${type.name}Row`) ? [] : [rowOf(kind, type)]),
    ...(written.has(`${type.name}Details`) ? [] : [detailsOf(kind, type)]),
  ]
    .flatMap((text) => parse(text, { noLocation: true }).definitions)
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
}
