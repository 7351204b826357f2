import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { TestClient } from '../clients/testClient.js';
import { gql } from '../generated/gql.js';
import { eventually } from '../runs/eventually.js';

const READ = gql(`
  query ImportUnderTest($id: ID!) {
    import(id: $id) { id state problem counts { rows create change same rejected written skipped undone kept } }
  }
`);
const LINES = gql(`
  query LinesOfImport($id: ID!, $problems: Boolean!) {
    importLines(id: $id, problems: $problems, pageSize: 100) {
      rows { line outcome title recordId changes { column before after } errors { column message } }
    }
  }
`);
/** What is done with an import by its name in GraphQL. */
export const IMPORT_ACTIONS = {
  applyImport: gql(`
    mutation ApplyImport($id: ID!) { result: applyImport(id: $id) { success message import { state } } }
  `),
  undoImport: gql(`
    mutation UndoImport($id: ID!) { result: undoImport(id: $id) { success message import { state } } }
  `),
  endImport: gql(`
    mutation EndImport($id: ID!) { result: endImport(id: $id) { success message import { state } } }
  `),
};
type ImportAction = keyof typeof IMPORT_ACTIONS;
export type ImportResponse = Awaited<ReturnType<typeof settled>>;

const headersOf = ({ token }: TestClient): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** The response to the request for all records of a kind. */
export const requestExport = (client: TestClient, { plural }: Pick<AnyKind, 'plural'>, format = 'csv') =>
  fetch(`${client.url}/records/${plural}.${format}`, { headers: headersOf(client) });

/** All records of a kind as a file, with the byte order mark that it begins with. */
export async function exported(client: TestClient, kind: Pick<AnyKind, 'plural'>, format = 'csv'): Promise<string> {
  const response = await requestExport(client, kind, format);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  if (response.status !== 200) throw new Error(text);
  return text;
}

/** The response to a file that is sent. */
export async function sendFile(
  client: TestClient,
  { plural }: Pick<AnyKind, 'plural'>,
  file: string | Buffer,
  parameters: Readonly<Record<string, string>> = {},
) {
  const query = new URLSearchParams({ name: 'records.csv', ...parameters }).toString();
  const response = await fetch(`${client.url}/records/${plural}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headersOf(client) },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const body = (await response.json()) as {
    success: boolean;
    id?: string;
    message?: string;
    line?: number | null;
    column?: number | null;
  };
  return { status: response.status, body };
}

/** An import once the server does not work on it. */
export async function settled(client: TestClient, id: string) {
  const read = () => client.request(READ, { id });
  await eventually(
    async () => !['CHECKING', 'APPLYING', 'UNDOING'].includes((await read()).state),
    'the import is settled',
  );
  return read();
}

/** Sends a file and waits until it is checked. */
export async function checkedFile(
  client: TestClient,
  kind: Pick<AnyKind, 'plural'>,
  file: string | Buffer,
  parameters: Readonly<Record<string, string>> = {},
): Promise<ImportResponse> {
  const { body } = await sendFile(client, kind, file, parameters);
  if (!body.id) throw new Error(JSON.stringify(body));
  return settled(client, body.id);
}

/** Applies, undoes or ends an import. */
export const actOn = (client: TestClient, action: ImportAction, id: string) =>
  client.request(IMPORT_ACTIONS[action], { id });

/** Applies or undoes an import, and waits until that is done. */
export async function run(
  client: TestClient,
  action: Exclude<ImportAction, 'endImport'>,
  id: string,
): Promise<ImportResponse> {
  const { success, message } = await actOn(client, action, id);
  if (!success) throw new Error(message);
  return settled(client, id);
}

/** The first rows of an import. */
export const linesOf = async (client: TestClient, id: string, problems = false) =>
  (await client.request(LINES, { id, problems })).rows;
