import type { TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type DocumentNode, type GraphQLFormattedError, Kind, print } from 'graphql';
import { VIEW_AS_HEADER, viewedRole } from '../session/viewAs';
import { noted } from './connection';
import { withRequestId } from '../platform/failure';

/** Where the API is asked, by this and by the client of the screens. */
export const API = '/graphql';

/** The header without which the API takes no request of another site's page for one of ours. */
export const OUR_OWN = { 'apollo-require-preflight': '1' } as const;

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/**
 * Asks the API without the client of the screens, which keeps records and is loaded later: for what the console starts with.
 * @throws CombinedGraphQLErrors, ServerError or TypeError, as that client does (see failureOf)
 */
export const request = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> =>
  noted(async () => {
    const role = viewedRole();
    const response = await fetch(API, {
      method: 'POST',
      headers: {
        ...OUR_OWN,
        accept: 'application/graphql-response+json, application/json;q=0.9',
        'content-type': 'application/json',
        ...(role && { [VIEW_AS_HEADER]: role }),
      },
      body: JSON.stringify({ operationName: nameOf(document), query: print(document), variables }),
    });
    const bodyText = await response.text();
    const answer = answerIn<Data>(bodyText);
    if (answer?.errors?.length) throw new CombinedGraphQLErrors({ errors: withRequestId(answer.errors, response) });
    if (!answer?.data) throw new ServerError(`The API answered ${response.status}.`, { response, bodyText });
    return answer.data;
  });

/** The server's log names requests by it. */
const nameOf = ({ definitions }: DocumentNode) =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;

function answerIn<Data>(text: string): Answer<Data> | null {
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    // What answered was no API: a gateway, say.
    return null;
  }
}
