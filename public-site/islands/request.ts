import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql/language/printer.js';

/**
 * Sends a GraphQL request from the browser, as the visitor. Apollo Client would double the size of an island's script.
 * @throws Error when the response has errors or the request fails
 */
export async function request<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
    signal,
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (!data || errors) throw new Error(errors?.[0]?.message ?? `The API responded with ${response.status}.`);
  return data;
}
