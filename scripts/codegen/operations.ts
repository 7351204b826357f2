import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { AnyReadMostlyKind } from '@polyphony/domain/kinds/parts/readMostly.js';
import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { defaultFragments } from './defaultFragments';
import { labelsOf } from './fieldLabels';
import { type Fragments, spreadBy } from './fragments';

interface Operation {
  /** Place in the object that the module exports: 'list', 'toggles.active'. */
  readonly key: string;
  /** Name of the operation, from which graphql-codegen names its types. */
  readonly name: string;
  readonly root: 'Query' | 'Mutation';
  readonly field: string;
  /** The root field's answer has the same name in every kind, so that shared code needs no mapping. */
  readonly alias: 'page' | 'record' | 'options' | 'result';
  readonly selection: string;
}

/**
 * The standard operations of a kind, as GraphQL documents and as a module of typed documents.
 * They follow from the kind, the schema and the two fragments `<Type>Row` and `<Type>Details`, which are files beside the
 * kind's screens where they are more than follows from the kind (see `defaultFragments`).
 */
export function operationsOf(kind: AnyKind, schema: GraphQLSchema, written: Fragments) {
  const derived = defaultFragments(kind, schema, written);
  const fragments: Fragments = new Map([...written, ...derived.map((node) => [node.name.value, node] as const)]);
  const labels = labelsOf(kind);
  return filesOf(kind, standardOperations(kind, schema), schema, { derived, fragments, group: 'toggles', labels });
}

/** The operations of a read-mostly kind: its list, one record where that is read by itself, and its actions. */
export function readMostlyOperationsOf(kind: AnyReadMostlyKind, schema: GraphQLSchema, fragments: Fragments) {
  const offered = Object.entries(kind.actions).filter(([, action]) => !('own' in action));
  const states = offered.flatMap(([name, { when }]) => (when ? [name, `${name}Refusal`] : [name]));
  const row = `...${kind.type}Row${states.length > 0 ? ` can { ${states.join(' ')} }` : ''}`;
  const operations: Operation[] = [
    {
      root: 'Query',
      key: 'list',
      name: `${kind.type}List`,
      field: kind.plural,
      alias: 'page',
      selection: `rows { ${row} } pageInfo { currentPage currentLimit totalPages totalItemsCount }`,
    },
    ...(kind.details
      ? [
          {
            root: 'Query',
            key: 'details',
            name: `${kind.type}Record`,
            field: kind.name,
            alias: 'record',
            selection: `...${kind.type}Details`,
          } as const,
        ]
      : []),
    ...offered.map(([name, action]): Operation => {
      const field = kind.fields[name] ?? name;
      const record = `record: ${kind.payloadField} { ${'writes' in action ? `...${kind.type}Details` : row} }`;
      const selection = `success message errors { field message code } ${record}`;
      return { root: 'Mutation', key: `actions.${name}`, name: capitalize(field), field, alias: 'result', selection };
    }),
  ];
  return filesOf(kind, operations, schema, { derived: [], fragments, group: 'actions' });
}

interface Derived {
  /** Fragments that the kind does not write itself, and all that there are. */
  readonly derived: readonly FragmentDefinitionNode[];
  readonly fragments: Fragments;
  /** What its operations on one field, or for one action, are grouped under. */
  readonly group: 'toggles' | 'actions';
  /** The labels of the fields of its rows, where its list does not name them itself. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** The operations to read, and as a module. */
function filesOf(
  kind: Pick<AnyKind, 'name' | 'plural'>,
  operations: readonly Operation[],
  schema: GraphQLSchema,
  { derived, fragments, group, labels }: Derived,
) {
  const documents = [
    ...derived.map((node) => print(node)),
    ...operations.map((operation) => printOperation(operation, schema, fragments)),
  ].join('\n\n');
  return {
    documents: `# Generated from domain/kinds by \`npm run codegen\`. Do not edit.\n${documents}\n`,
    module: moduleOf(kind, operations, documents, { fragments, group, labels }),
  };
}

function standardOperations(kind: AnyKind, schema: GraphQLSchema): Operation[] {
  const { names } = kind;
  const { type } = names;
  const page = schema.getType(`${type}Page`);
  const descendants = isObjectType(page) && page.getFields().descendants ? ` descendants { ...${type}Row }` : '';
  const status = 'success message errors { field message code }';
  // The head of every kind's form shows these, so that no fragment has to name them.
  const publishing = kind.publishing ? ['publishingState publishAt scheduledBy firstPublishedAt'] : [];
  const head = [...kind.toggles, ...publishing, 'updatedAt updatedBy can { edit editRefusal toggles }'].join(' ');
  const details = `${status} record: ${kind.name} { ...${type}Details ${head} }`;
  const after = ['version updatedAt updatedBy', ...publishing].join(' ');
  const toggled = `${status} record: ${kind.name} { ...${type}Row ${after} }`;
  const query = { root: 'Query' } as const;
  const write = { root: 'Mutation', alias: 'result' } as const;
  const pageInfo = 'pageInfo { currentPage currentLimit totalPages totalItemsCount }';
  return [
    {
      ...query,
      key: 'list',
      name: `${type}List`,
      field: kind.plural,
      alias: 'page',
      selection: `rows { ...${type}Row }${descendants} ${pageInfo}`,
    },
    {
      ...query,
      key: 'details',
      name: `${type}Record`,
      field: kind.name,
      alias: 'record',
      selection: `...${type}Details ${head}`,
    },
    {
      ...query,
      key: 'options',
      name: `${type}Options`,
      field: names.options,
      alias: 'options',
      selection: 'id label disabled reason parentId slug',
    },
    ...(kind.noCreate
      ? []
      : [{ ...write, key: 'create', name: `Create${type}`, field: names.create, selection: details } as const]),
    { ...write, key: 'update', name: `Update${type}`, field: names.update, selection: details },
    ...(kind.translatable.length > 0
      ? [{ ...write, key: 'translate', name: `Translate${type}`, field: names.translate, selection: details } as const]
      : []),
    { ...write, key: 'delete', name: `Delete${type}`, field: names.delete, selection: status },
    ...(kind.publishing
      ? [{ ...write, key: 'schedule', name: `Schedule${type}`, field: names.schedule, selection: toggled } as const]
      : []),
    ...(kind.preview
      ? [
          {
            ...write,
            key: 'preview',
            name: `Preview${type}`,
            field: names.preview,
            selection: 'url expiresAt',
          } as const,
        ]
      : []),
    ...(kind.drafts ? draftOperations(kind, details) : []),
    ...kind.toggles.map((toggle): Operation => {
      const field = names.toggle(toggle);
      return { ...write, key: `toggles.${toggle}`, name: capitalize(field), field, selection: toggled };
    }),
  ];
}

function draftOperations({ names, preview }: AnyKind, details: string): Operation[] {
  const draft = 'revision languages { lang from values updatedAt updatedBy } schedule { at by failure }';
  const write = { root: 'Mutation', alias: 'result' } as const;
  const written = `success message errors { field message code } record: draft { ${draft} }`;
  const { type } = names;
  return [
    {
      ...write,
      key: 'edited',
      name: `Note${type}Edited`,
      field: names.edited,
      selection: 'others { name since }',
    },
    { root: 'Query', key: 'draft', name: `${type}Draft`, field: names.draft, alias: 'record', selection: draft },
    { ...write, key: 'saveDraft', name: `Save${type}Draft`, field: names.saveDraft, selection: written },
    { ...write, key: 'discardDraft', name: `Discard${type}Draft`, field: names.discardDraft, selection: written },
    { ...write, key: 'publishDraft', name: `Publish${type}Draft`, field: names.publishDraft, selection: details },
    { ...write, key: 'scheduleDraft', name: `Schedule${type}Draft`, field: names.scheduleDraft, selection: written },
    ...(preview
      ? [
          {
            ...write,
            key: 'previewDraft',
            name: `Preview${type}Draft`,
            field: names.previewDraft,
            selection: 'url expiresAt',
          },
        ]
      : []),
  ];
}

/** The operation with a variable for every argument of its root field, and one for each that its fragments use. */
function printOperation({ name, root, field, alias, selection }: Operation, schema: GraphQLSchema, all: Fragments) {
  const definition: GraphQLField<unknown, unknown> | undefined = schema
    .getRootType(root.toLowerCase() as OperationTypeNode)
    ?.getFields()[field];
  if (!definition) throw new Error(`The schema has no ${root}.${field}, which the kind's declaration asks for.`);
  const variables = new Map(definition.args.map((arg) => [arg.name, argumentOf(arg.astNode, `${root}.${field}`)]));
  const body = `${alias}: ${field}${argumentList(definition.args)} { ${selection} }`;
  for (const [variable, type] of variablesOfFragments(`fragment It on ${root} { ${body} }`, schema, all)) {
    if (!variables.has(variable)) variables.set(variable, `$${variable}: ${type}`);
  }
  const declared = variables.size > 0 ? `(${[...variables.values()].join(', ')})` : '';
  if (!isObjectType(getNamedType(definition.type))) throw new Error(`${root}.${field} does not answer an object.`);
  return print(parse(`${root.toLowerCase()} ${name}${declared} { ${body} }`));
}

/** `$page: Int! = 1`, as the schema declares the argument. */
function argumentOf(node: Parameters<typeof print>[0] | undefined | null, where: string): string {
  if (node?.kind !== 'InputValueDefinition') throw new Error(`An argument of ${where} has no declaration.`);
  const preset = node.defaultValue ? ` = ${print(node.defaultValue)}` : '';
  return `$${node.name.value}: ${print(node.type)}${preset}`;
}

const argumentList = (args: readonly { name: string }[]) =>
  args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';

function variablesOfFragments(source: string, schema: GraphQLSchema, all: Fragments): Map<string, string> {
  const found = new Map<string, string>();
  for (const fragment of spreadBy(parse(source), all)) {
    const info = new TypeInfo(schema);
    const collect = visitWithTypeInfo(info, {
      Variable({ name: { value } }) {
        found.set(value, String(info.getInputType()));
      },
    });
    visit(fragment, collect);
  }
  return found;
}

/**
 * The documents parsed, so that the console needs no parser, and cut into definitions, so that a fragment is there
 * once.
 */
function moduleOf(
  kind: Pick<AnyKind, 'name' | 'plural'>,
  operations: readonly Operation[],
  documents: string,
  { fragments: all, group, labels }: Omit<Derived, 'derived'>,
): string {
  const parsed = parse(documents, { noLocation: true });
  const fragments = spreadBy(parsed, all);
  const types = operations.flatMap(({ name, root }) => [`${name}${root}`, `${name}${root}Variables`]);
  const constant = (name: string, node: FragmentDefinitionNode | OperationDefinitionNode) =>
    `const ${name} = ${JSON.stringify(node)} as unknown as ${node.kind}Node;`;
  const definitions = parsed.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const entry = ({ key, name, root }: Operation, index: number) => {
    const definition = definitions[index];
    if (definition?.name?.value !== name) throw new Error(`Operation ${name} is not in its place.`);
    const needed = spreadBy({ kind: Kind.DOCUMENT, definitions: [definition] }, all).map(
      ({ name: { value } }) => value,
    );
    const args = [`${name}Operation`, ...needed].join(', ');
    return [key, `document<${name}${root}, ${name}${root}Variables>(${args})`] as const;
  };
  const entries = operations.map(entry);
  const line = ([key, value]: readonly [string, string]) => `${key.split('.').at(-1)}: ${value},`;
  const plain = entries.filter(([key]) => !key.includes('.')).map(line);
  const words = labels ? [`labels: ${JSON.stringify(labels)},`] : [];
  const grouped = entries.filter(([key]) => key.startsWith(`${group}.`)).map(line);
  return `// Generated from domain/kinds by \`npm run codegen\`. Do not edit; ${kind.name}.graphql beside it is the same to read.
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { document } from '../../document';
import type {
${types.map((name) => `  ${name},`).join('\n')}
} from '../typed/graphql';

${fragments.map((fragment) => constant(fragment.name.value, fragment)).join('\n')}
${definitions.map((node) => constant(`${node.name?.value}Operation`, node)).join('\n')}

/** Every standard operation of ${kind.plural}; the answers have the same shape in every kind.${labels ? ' `labels` names their fields.' : ''} */
export const ${kind.name}Operations = {
  ${[...words, ...plain, `${group}: {\n    ${grouped.join('\n    ')}\n  },`].join('\n  ')}
} as const;
`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
