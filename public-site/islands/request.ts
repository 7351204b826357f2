import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql/language/printer.js';

/**
 * Asks the API from the browser, as the visitor. An island that reads a little needs no more than this; Apollo Client
 * would double its script.
 * @throws when the answer has errors or does not come
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
  if (!data || errors) throw new Error(errors?.[0]?.message ?? `The API answered ${response.status}.`);
  return data;
}
