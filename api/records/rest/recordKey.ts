import { messages } from '@polyphony/domain/messages/messages.js';
import { fieldsIn } from '../../platform/values.js';
import { Refusal } from './envelope.js';
import type { Input } from './inputs.js';
import type { Call, Row } from './row.js';

/** Key by which the payloads of a module name a record, beside its id or in place of it. */
export interface RecordKey {
  /** Its names in payloads. One that is also a field of the form names the record beside a form alone. */
  readonly names: readonly string[];
  /** The query `key($id, $key)`, whose result is the id of the record. */
  readonly document: string;
}

/** The inputs of a key; `fields` are those of the form. */
export function keyInputs({ names }: RecordKey, fields: readonly string[] = []): Input[] {
  const [name, ...aliases] = names.filter((one) => !fields.includes(one));
  if (!name) return [];
  return [
    { name, aliases, to: 'key', inQuery: true, description: 'Names the record, in place of its id or beside it.' },
  ];
}

/**
 * The id of the record that a request names: by its id, by its key, or by both, which must then be of one record (SPEC-D116).
 * @throws Refusal 404 where they are not, 422 for a request that names none
 */
export async function requestedRecordId({ names }: RecordKey, idName: string, call: Call): Promise<unknown> {
  const { id, key, input } = call.variables;
  const sent = names.map((name) => call.keys[name]).find((value) => value !== undefined) ?? key;
  // A form without a wrapper identifies the record by its slug, which does not change.
  const { slug } = fieldsIn(input);
  const formSlug = id === undefined && names.includes('slug') ? slug : undefined;
  const by = sent ?? formSlug;
  if (by !== undefined) return call.run('key', { id, key: by });
  if (id !== undefined) return id;
  throw new Refusal(422, messages.nameRequired(idName), { [idName]: { message: messages.nameRequired(idName) } });
}

/** A row whose records are also named by a key. */
export const byKey = (row: Row, key: RecordKey, idName: string): Row => ({
  ...row,
  document: `${row.document} ${key.document}`,
  run: async (call) => {
    const variables = { ...call.variables, id: await requestedRecordId(key, idName, call) };
    return row.run ? row.run({ ...call, variables }) : call.run(firstOperation(row.document), variables);
  },
});

/** The name of the operation that a document begins with. */
const firstOperation = (document: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '';
