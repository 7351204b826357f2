import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { type Gate, gatesOf } from './gates';
import { groupBy, heading, needs, words } from './referenceText';

type Input = GraphQLInputObjectType | GraphQLEnumType;

interface Operation {
  readonly root: 'Queries' | 'Mutations';
  readonly field: GraphQLField<unknown, unknown>;
  readonly gate: Gate;
}

/** Arguments that as many operations take with the same description are described once. */
const MANY = 6;

const text = (description: string | null | undefined) => (description ?? '').replace(/\s+/g, ' ').trim();

/**
 * The operations of the GraphQL API as markdown, by record kind: each with its signature, its description and its gate,
 * then the input objects and enums that they take.
 * @param kinds the names of each kind in operations, such as `event` and `events`
 */
export function graphqlReference(schema: GraphQLSchema, kinds: readonly (readonly [string, string])[]): string {
  const operations = operationsOf(schema);
  const groups = groupBy(operations, (operation) => groupOf(operation, kinds));
  const usual = usualArguments(operations);
  const homes = inputHomes(groups);
  const inputsOf = (group: string) => [...homes].filter(([, home]) => home === group).map(([input]) => input);
  const section = (group: string) => {
    const own = groups.get(group) ?? [];
    return [
      `## ${group}`,
      ...(['Queries', 'Mutations'] as const).flatMap((root) => {
        const entries = own.filter((operation) => operation.root === root).map((operation) => entry(operation, usual));
        return entries.length > 0 ? [`### ${root}`, entries.join('\n')] : [];
      }),
      ...inputSection(inputsOf(group)),
    ];
  };
  const titles = [...kinds.map(([, plural]) => words(plural)), ...OTHERS].filter((group) => groups.has(group));
  return [
    '# GraphQL reference',
    GENERATED,
    INTRODUCTION,
    [...titles, SHARED].map((title) => `- ${heading(title)}`).join('\n'),
    '## Usual arguments',
    [...usual].map(([name, description]) => `- \`${name}\`: ${description}`).join('\n'),
    ...titles.flatMap(section),
    `## ${SHARED}`,
    ...inputSection(inputsOf(SHARED)),
  ].join('\n\n');
}

const GENERATED = '<!-- Generated from schema.graphql by `npm run codegen`. Do not edit. -->';
const INTRODUCTION = `Every query and mutation of \`/graphql\`, with who may use it, and the inputs they take. The types of results are
described in [schema.graphql](../../schema.graphql); GraphiQL at \`/graphql\` shows them beside a query. Staff sign in by \`signIn\`,
visitors by \`logIn\`: send the token in the header \`Authorization: Bearer …\`. A mutation that refuses returns \`success: false\` with
\`errors\` by field; a missing permission is an error with the code \`FORBIDDEN\`.`;

const SHARED = 'Shared inputs';
/** Operations of no kind, by who may use them. */
const OTHERS = ['Other operations of staff', 'Other operations of visitors', 'Other operations, open to everyone'];

function operationsOf(schema: GraphQLSchema): Operation[] {
  const gates = gatesOf(schema);
  const of = (root: Operation['root'], type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      root,
      field,
      gate: gates[type?.name ?? '']?.[field.name] ?? [],
    }));
  return [...of('Queries', schema.getQueryType()), ...of('Mutations', schema.getMutationType())];
}

/** The kind whose name is in the name of an operation, the longest where several are: `publishedEventPrices`. */
function groupOf({ field, gate }: Operation, kinds: readonly (readonly [string, string])[]): string {
  const matches = kinds
    .flatMap(([name, plural]) => [name, plural].map((form) => ({ form, plural })))
    .filter(({ form }) => new RegExp(`(^${form}|${form[0]?.toUpperCase()}${form.slice(1)})(?![a-z])`).test(field.name))
    .sort((a, b) => b.form.length - a.form.length);
  if (matches[0]) return words(matches[0].plural);
  const [staff = '', visitors = '', everyone = ''] = OTHERS;
  return gate === 'visitor' ? visitors : gate === 'public' ? everyone : staff;
}

function usualArguments(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const all = operations.flatMap(({ field }) => field.args);
  const usual = new Map<string, string>();
  for (const [name, found] of groupBy(all, (argument) => argument.name)) {
    const [first] = [...groupBy(found, ({ description }) => text(description))].sort(
      (a, b) => b[1].length - a[1].length,
    );
    if (first && first[1].length >= MANY) usual.set(name, first[0]);
  }
  return new Map([...usual].sort(([a], [b]) => a.localeCompare(b)));
}

function entry({ field, gate }: Operation, usual: ReadonlyMap<string, string>): string {
  const signature = field.args.length > 0 ? `(${field.args.map(parameter).join(', ')})` : '';
  const special = field.args.filter(
    ({ name, description }) => text(description) && usual.get(name) !== text(description),
  );
  return [
    `- **\`${field.name}\`**\`${signature}: ${String(field.type)}\``,
    `  ${text(field.description)} ${needs(gate)}`,
    ...special.map(({ name, description }) => `  - \`${name}\`: ${text(description)}`),
  ].join('\n');
}

function parameter({ name, type, defaultValue }: GraphQLArgument): string {
  return `${name}: ${String(type)}${defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`}`;
}

/** The group of each input: that of the operations that take it, or the shared ones. */
function inputHomes(groups: ReadonlyMap<string, readonly Operation[]>): ReadonlyMap<Input, string> {
  const homes = new Map<Input, string>();
  const settle = (type: unknown, group: string) => {
    const home = isInputObjectType(type) || isEnumType(type) ? homes.get(type) : undefined;
    if ((!isInputObjectType(type) && !isEnumType(type)) || home === group || home === SHARED) return;
    homes.set(type, home === undefined ? group : SHARED);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) settle(getNamedType(field.type), homes.get(type) ?? group);
  };
  for (const [group, operations] of groups)
    for (const { field } of operations) for (const argument of field.args) settle(getNamedType(argument.type), group);
  return homes;
}

function inputSection(inputs: readonly Input[]): string[] {
  if (inputs.length === 0) return [];
  const sorted = [...inputs].sort((a, b) => a.name.localeCompare(b.name));
  return ['### Inputs', ...sorted.flatMap((input) => [`#### ${input.name}`, text(input.description), fieldsOf(input)])];
}

function fieldsOf(input: Input): string {
  if (isEnumType(input))
    return `One of ${input
      .getValues()
      .map(({ name }) => `\`${name}\``)
      .join(', ')}.`;
  return Object.values(input.getFields())
    .map(({ name, type, description }) => `- \`${name}: ${String(type)}\` ${text(description)}`)
    .join('\n');
}
