import {
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { forbiddenFields } from '../access/forbiddenFields.js';
import type { Gate } from '../access/gates.js';
import { namesOf, REQUEST_LANGUAGE, typeInputs, type TypedInput } from '../records/rest/inputs.js';
import type { Row } from '../records/rest/row.js';

/** A row made ready once: its document parsed and validated, its inputs typed. */
export interface Route extends Omit<Row, 'document' | 'inputs'> {
  readonly row: Row;
  readonly document: DocumentNode;
  readonly inputs: readonly TypedInput[];
  /** The operation that is called unless the row runs others. */
  readonly operation: string;
  /** The variables of each operation. */
  readonly variablesOf: ReadonlyMap<string, readonly string[]>;
  readonly isRead: boolean;
  /** The gate of its callers; null: anyone may call it. */
  readonly gate: Gate | null;
  /** Whether anyone may read it, and all that it is read by is in the address. */
  readonly isShared: boolean;
}

/**
 * The gate of those who pass all of the gates: a permission that opens the list is not enough where a field of its rows
 * needs another.
 */
function gateOfAll([first, ...others]: readonly Gate[]): Gate | null {
  return others.reduce<Gate | null>((gate, other) => {
    if (gate === null || gate === 'visitor' || other === 'visitor' || other.length === 0) return gate;
    if (gate.length === 0) return other;
    const common = gate.filter((permission) => other.includes(permission));
    return common.length > 0 ? common : gate;
  }, first ?? null);
}

/**
 * Makes a row ready.
 * @throws Error naming the row, when its document does not fit the schema or an input becomes a variable that is not there
 */
export function prepare(schema: GraphQLSchema, row: Row): Route {
  const document = parse(row.document);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(`${row.path}: ${problems.map(({ message }) => message).join(' ')}`);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  for (const { variable, type, defaultValue } of operations.flatMap(
    ({ variableDefinitions = [] }) => variableDefinitions,
  )) {
    const isObject = isInputObjectType(getNamedType(typeFromAST(schema, type)));
    if (isObject && type.kind === Kind.NON_NULL_TYPE && !defaultValue) {
      throw new Error(`${row.path}: $${variable.name.value} needs the default {}, for requests without fields.`);
    }
  }
  const operation = operations[0]?.name?.value;
  if (!operation) throw new Error(`${row.path}: its operations need names.`);
  const gate = anyOf([operation, ...(row.orElse ?? [])].map((name) => gateOf(schema, document, name)));
  const isRead = getOperationAST(document, operation)?.operation === OperationTypeNode.QUERY;
  const inputs = typeInputs(schema, document, row.inputs);
  const ownLanguage = inputs.some((input) => namesOf(input).some((name) => namesOf(REQUEST_LANGUAGE).includes(name)));
  const acceptsLanguage = !ownLanguage && (isRead || gate === null || gate === 'visitor');
  return {
    ...row,
    row,
    document,
    inputs: acceptsLanguage ? [...inputs, REQUEST_LANGUAGE] : inputs,
    operation,
    variablesOf: new Map(
      operations.map(({ name, variableDefinitions = [] }) => [
        name?.value ?? '',
        variableDefinitions.map(({ variable }) => variable.name.value),
      ]),
    ),
    isRead,
    gate,
    isShared:
      isRead &&
      gate === null &&
      !row.run &&
      !row.response.file &&
      row.inputs.every(({ header }) => header === undefined),
  };
}

/** The gate of an operation of a document; null: anyone may use it. */
const gateOf = (schema: GraphQLSchema, document: DocumentNode, operation: string): Gate | null =>
  gateOfAll(forbiddenFields(schema, document, operation, { session: null }).map(({ gate }) => gate));

/** The gate that lets pass whom one of the gates lets pass. */
function anyOf([first = null, ...others]: readonly (Gate | null)[]): Gate | null {
  return others.reduce((gate, other) => {
    if (gate === null || other === null) return null;
    return gate === 'visitor' || other === 'visitor' ? gate : [...new Set([...gate, ...other])];
  }, first);
}

/** Finds routes by path: paths are literal, and a slash at the end is forgiven. */
export class Routes {
  private readonly byPath = new Map<string, Route>();

  constructor(schema: GraphQLSchema, rows: readonly Row[]) {
    for (const row of rows) {
      const route = prepare(schema, row);
      for (const path of [row.path, ...(row.aliases ?? [])]) {
        if (this.byPath.has(path)) throw new Error(`${path} stands in the tables twice.`);
        this.byPath.set(path, route);
      }
    }
  }

  find(path: string): Route | null {
    return this.byPath.get(path.endsWith('/') ? path.slice(0, -1) : path) ?? null;
  }

  entries(): readonly (readonly [path: string, route: Route])[] {
    return [...this.byPath];
  }
}

/** The methods of a route as the Allow header lists them. HEAD goes with a GET that changes nothing. */
export function allowedMethods({ methods, isRead }: Pick<Route, 'methods' | 'isRead'>): string[] {
  const head = isRead && methods.includes('GET') ? ['HEAD'] : [];
  return [...methods, ...head, 'OPTIONS'];
}
