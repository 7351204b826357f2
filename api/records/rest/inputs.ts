import type { Message } from '@polyphony/domain/messages/messages.js';
import {
  getNamedType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { JsonSchema } from './responses.js';

/** A field of a legacy request, and the GraphQL variable it becomes. */
export interface Input {
  /** The specification's literal name; errors and the reference use it. */
  readonly name: string;
  /** Other names accepted for it. */
  readonly aliases?: readonly string[];
  /** Its path among the variables: 'id', 'input.orderNumber'. null: accepted and left aside. */
  readonly to: string | null;
  /** Writes take it from the query too, as reads take everything. */
  readonly inQuery?: boolean;
  /** A request header that carries it as well. */
  readonly header?: string;
  /** Refused when missing or blank, even where GraphQL would let it be missing. */
  readonly required?: boolean;
  /** May be missing, although one of the operations needs it. */
  readonly optional?: boolean;
  /** 'none' and blank mean no value. */
  readonly noneIsNull?: boolean;
  /** It narrows a list: 'All' and 'none', in any letters, mean that it does not (LIST-003). */
  readonly narrows?: boolean;
  /** Each language has a value of its own: an object of values by language code is accepted as well. */
  readonly localized?: boolean;
  /** Responses have the value under several of its names, so that one of them may be changed and the others as they were. */
  readonly returnedTwice?: boolean;
  /** The input is an object with these fields. */
  readonly fields?: readonly Input[];
  /** The input is a list of objects with these fields; each `to` ends in the name of the field. */
  readonly entries?: readonly Input[];
  /** The list comes as an object with a list for each field of its entries; what is said of lists of different lengths. */
  readonly columns?: Message;
  readonly description?: string;
  /** The resolver's rules for it, for the reference. */
  readonly rule?: { readonly required: boolean; readonly schema: JsonSchema };
}

/** An input with the type that its variable has in the schema. */
export interface TypedInput extends Omit<Input, 'fields' | 'entries'> {
  /** null when it is left aside or holds fields of its own. */
  readonly type: GraphQLInputType | null;
  readonly fields?: readonly TypedInput[];
  readonly entries?: readonly TypedInput[];
}

/**
 * The language of the response, and of the mails that the request sends. Paths of visitors and reads have it unless they
 * declare a language of their own; in writes of staff a language would be read as that of the sent texts.
 */
export const REQUEST_LANGUAGE: TypedInput = {
  name: 'lang',
  aliases: ['language'],
  to: null,
  type: null,
  inQuery: true,
  description: 'Code of the language of the response; English messages without it.',
};

/** The variables of all operations of a document; a name means the same in each of them. */
function variableTypes(schema: GraphQLSchema, document: DocumentNode): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const known = typeFromAST(schema, type);
      if (isInputType(known)) types.set(variable.name.value, known);
    }
  }
  return types;
}

interface Place {
  readonly type: GraphQLInputType;
  readonly description: string | null;
}

function placeAt(variables: ReadonlyMap<string, GraphQLInputType>, path: string): Place {
  const [head = '', ...rest] = path.split('.');
  let place: { type?: GraphQLInputType; description?: string | null } = { type: variables.get(head) };
  for (const part of rest) {
    const object = place.type && getNamedType(place.type);
    const field = isInputObjectType(object) ? object.getFields()[part] : undefined;
    place = { type: field?.type, description: field?.description ?? null };
  }
  const { type, description = null } = place;
  if (!type) throw new Error(`No variable of the document takes '${path}'.`);
  return { type, description };
}

/**
 * Gives every input the type of the variable it becomes.
 * @throws Error when a variable or a field of it does not exist
 */
export function typeInputs(schema: GraphQLSchema, document: DocumentNode, inputs: readonly Input[]): TypedInput[] {
  const variables = variableTypes(schema, document);
  const typed = ({ fields, entries, ...rest }: Input): TypedInput => {
    const input = { ...rest, ...(entries && { entries: entries.map(typed) }) };
    if (fields) return { ...input, type: null, fields: fields.map(typed) };
    if (input.to === null) return { ...input, type: null };
    const { type, description } = placeAt(variables, input.to);
    return { ...input, type, ...(description && !input.description && { description }) };
  };
  return inputs.map(typed);
}

export const isRequired = ({ type, required = false, optional = false }: TypedInput): boolean =>
  !optional && (required || isNonNullType(type));

/** Whether the reference shows it: not what is accepted and left aside. */
export const isDocumented = (input: TypedInput): boolean => input.to !== null || input === REQUEST_LANGUAGE;

export const namesOf = ({ name, aliases = [] }: Input | TypedInput): readonly string[] => [name, ...aliases];
