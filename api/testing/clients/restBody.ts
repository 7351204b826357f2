/** Fields of a JSON object, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record as legacy clients read it. */
export interface RestRecord extends Fields {
  readonly _id: string;
}

/** A record of a tree with those below it. */
export interface RestNode extends RestRecord {
  readonly children: readonly RestNode[];
}

/** What a path of the gateway responds, for tests that look at its parts: `data` is a record or a list of them. */
export interface LegacyResponse {
  readonly success: boolean;
  readonly message?: string;
  readonly data: Record<string, unknown> & Record<string, unknown>[];
  readonly errors?: Record<string, { readonly message: string }>;
}

interface RestResponse {
  readonly body: Fields;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecord = (value: unknown): value is RestRecord => isObject(value) && typeof value['_id'] === 'string';
const isNode = (value: unknown): value is RestNode =>
  isRecord(value) && Array.isArray(value['children']) && value['children'].every(isNode);

function listOf<Item>({ body }: RestResponse, isItem: (value: unknown) => value is Item): readonly Item[] {
  const { data } = body;
  if (!Array.isArray(data) || !data.every(isItem)) throw new Error(`No such list: ${JSON.stringify(body)}`);
  return data;
}

/** The object that a response has as `data`. @throws Error with the response when it has none */
export function fieldsOf({ body }: RestResponse): Fields {
  const { data } = body;
  if (!isObject(data)) throw new Error(`No object: ${JSON.stringify(body)}`);
  return data;
}

/** The record of a response. @throws Error with the response when it has none */
export function recordOf(response: RestResponse): RestRecord {
  const data = fieldsOf(response);
  if (!isRecord(data)) throw new Error(`No record: ${JSON.stringify(response.body)}`);
  return data;
}

/** The records of a response, which is a list. */
export const recordsOf = (response: RestResponse): readonly RestRecord[] => listOf(response, isRecord);

/** The objects of a response, which is a list: of what has no ids. */
export const rowsOf = (response: RestResponse): readonly Fields[] => listOf(response, isObject);

/** The roots of a response, which is a list of a tree. */
export const treeOf = (response: RestResponse): readonly RestNode[] => listOf(response, isNode);

/** The errors of a response that is a refusal: 'slug: Slug is required.' */
export function errorsOf({ body: { errors = {} } }: RestResponse): string[] {
  if (!isObject(errors)) throw new Error(`No errors by field: ${JSON.stringify(errors)}`);
  return Object.entries(errors).map(([field, error]) => {
    if (!isObject(error)) throw new Error(`No error: ${JSON.stringify(error)}`);
    return `${field}: ${String(error['message'])}`;
  });
}
