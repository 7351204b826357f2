import { TypedDocumentString } from '../generated/graphql.js';

/** What a client sends: a document with the types of its result and its variables, or a text. */
export type AnyDocument = string | TypedDocumentString<unknown, never>;

/** A document with one root field, whose value is of this type. Any variables are accepted. */
export type TypedDocument<Payload> = TypedDocumentString<{ readonly root: Payload }, object>;

/**
 * A document with one root field that a test puts together at run time, such as one for each kind: no type of its result
 * can be generated, so it is declared here, once for all who send it.
 */
export const typedDocument = <Payload>(text: string): TypedDocument<Payload> => new TypedDocumentString(text);
