import Negotiator from 'negotiator';

/** The two media types of GraphQL over HTTP. Under the first, the result of an invalid document has the status 200. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

export type ResponseType = typeof JSON_TYPE | typeof GRAPHQL_TYPE;

/**
 * The media type of the response to a request with this Accept header, as Apollo Server negotiates it. Null: the client
 * accepts neither (406).
 */
export function responseType(accept: string | undefined): ResponseType | null {
  if (!accept) return JSON_TYPE;
  const types = [JSON_TYPE, GRAPHQL_TYPE] as const;
  const accepted = new Negotiator({ headers: { accept } }).mediaType([...types]);
  return types.find((type) => type === accepted) ?? null;
}
