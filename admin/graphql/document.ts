import type { TypedDocumentNode } from '@apollo/client';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';

/** A document of one operation and its fragments; used by the generated operations of kinds. */
export const document = <Data, Variables extends Record<string, unknown>>(
  operation: OperationDefinitionNode,
  ...fragments: readonly FragmentDefinitionNode[]
): TypedDocumentNode<Data, Variables> => ({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
