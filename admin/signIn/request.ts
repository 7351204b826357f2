import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { apiAddress, OUR_OWN } from '../graphql/endpoint';

/** The API refused, in its own words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

/**
 * Sends an operation of the sign-in page, which is small because it goes without the console's client.
 * @throws Refusal with the server's message; another error when the server was not reached or responded with no GraphQL
 */
export async function request<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const query = await textOf(document);
  const response = await fetch(apiAddress(), {
    method: 'POST',
    headers: { ...OUR_OWN, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: nameIn(query), query, variables }),
  });
  const { data, errors = [] } = (await response.json()) as Body<Data>;
  const [error] = errors;
  if (error) throw new Refusal(error.message);
  if (!data) throw new Error(`The API responded with ${response.status} and no data.`);
  return data;
}

/** A build puts the text in place of the document (admin/vite/documents.ts), so that nothing here has to print it. */
const textOf = async (document: DocumentNode): Promise<string> =>
  document.loc?.source.body ?? (await import('graphql')).print(document);

/** The server's log names requests by it. */
const nameIn = (query: string): string | undefined => /^(?:query|mutation) (\w+)/.exec(query)?.[1];
