import { messages } from '@polyphony/domain/messages/messages.js';
import { callerHeaders } from '../../session/caller';
import { OUR_OWN } from '../../graphql/endpoint';
import { text } from '../../texts/useT';

/** Address of the files of a kind's records. */
const addressOf = (plural: string) => `/records/${plural}`;

/** The address of all records of a kind in all languages, as a file. */
export const exportAddress = (plural: string): string => `${addressOf(plural)}.csv`;

/** The address of a table with headings alone, those of what new records need. @param language of the headings */
export const templateAddress = (plural: string, language: string): string =>
  `${exportAddress(plural)}?template=short&language=${language}`;

/** Result of sending a file: the id of its import, or the reason why there is none, and where in the file that is. */
export type SentFile =
  { readonly id: string } | { readonly message: string; readonly line: number | null; readonly column: number | null };

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** Sends a file of records to be checked; a table whose columns are not clear waits for the person to say it. Rejects when there is no response, or when aborted. */
export async function sendFile(plural: string, file: File, signal: AbortSignal): Promise<SentFile> {
  const response = await fetch(`${addressOf(plural)}?ask=1&name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    body: file,
    signal,
    headers: { ...OUR_OWN, 'content-type': 'application/octet-stream', ...callerHeaders() },
  });
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  if (typeof body['id'] === 'string') return { id: body['id'] };
  const message = typeof body['message'] === 'string' ? body['message'] : text(messages.somethingWrong);
  return { message, line: numberIn(body['line']), column: numberIn(body['column']) };
}
