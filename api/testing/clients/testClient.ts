import type { TypedDocumentString } from '../generated/graphql.js';
import type { AnyDocument } from './typedDocument.js';
import { RestContract } from './restContract.js';

/** One per process: all of its servers serve the same document. */
let contract: Promise<RestContract> | null = null;
const contractOf = (url: string) => (contract ??= RestContract.of(url));

/** A GraphQL response. */
export interface GraphQLResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, never> | null;
  readonly errors: readonly { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** The variables of a document, which may be left out where it requires none. */
type VariablesOf<Variables> = Record<never, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** A GraphQL and REST client of a running server. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The same client, whose requests have these headers, too: a cookie, or another address. */
  with(headers: Readonly<Record<string, string>>): TestClient {
    return new TestClient(this.url, this.token, { ...this.headers, ...headers });
  }

  static async signedIn(url: string, email: string, password: string): Promise<TestClient> {
    const { data } = await new TestClient(url).graphql(
      'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { message token } }',
      { email, password },
    );
    const { token, message } = data?.['signIn'] as unknown as { token: string | null; message: string };
    if (!token) throw new Error(`Sign-in failed: ${message}`);
    return new TestClient(url, token);
  }

  get #headers(): Record<string, string> {
    return { ...(this.token && { authorization: `Bearer ${this.token}` }), ...this.headers };
  }

  async graphql(
    query: AnyDocument,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLResponse> {
    return this.graphqlRaw(JSON.stringify({ query, variables }), headers);
  }

  async graphqlRaw(body: string, headers: Record<string, string> = {}): Promise<GraphQLResponse> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      // Like the console: with this media type, the HTTP status reports request errors.
      headers: {
        accept: 'application/graphql-response+json, application/json;q=0.9',
        'content-type': 'application/json',
        ...this.#headers,
        ...headers,
      },
      body,
    });
    const responseBody = (await response.json()) as Partial<GraphQLResponse>;
    return {
      status: response.status,
      headers: response.headers,
      data: responseBody.data ?? null,
      errors: responseBody.errors ?? [],
    };
  }

  /**
   * The value of the operation's one root field. A document is `gql('query …')` of `testing/generated/gql.js`, which
   * has the types of its variables and of its result, or a `typedDocument` that a test puts together; nothing
   * checks the type of what a text returns.
   * @throws Error if there are errors
   */
  async request<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...variables: VariablesOf<NoInfer<Variables>>
  ): Promise<Result[keyof Result]>;
  async request<T>(query: string, variables?: object): Promise<T>;
  async request(query: AnyDocument, variables: object = {}): Promise<unknown> {
    const { data, errors } = await this.graphql(query, variables);
    if (errors.length > 0 || !data) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  }

  /** @throws UndescribedResponse when the response does not match the OpenAPI document */
  async rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...this.#headers, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const responseBody = (await response.json()) as Record<string, unknown>;
    (await contractOf(this.url)).check(method, path, response.status, responseBody);
    return { status: response.status, headers: response.headers, body: responseBody };
  }
}
