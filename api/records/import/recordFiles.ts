import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { commonColumns } from '@polyphony/domain/import/columns.js';
import { DAY_ORDERS, DECIMALS } from '@polyphony/domain/import/spreadsheetValues.js';
import { labelIn, renderMessage } from '@polyphony/domain/messages/languages.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { RequestAborted } from '../../platform/http/body.js';
import type { Handler } from '../../platform/http/handler.js';
import { EXPORT_TYPES, exportRecords, type ExportFormat } from '../export/exportRecords.js';
import type { RecordStores } from '../store/loaders.js';
import type { RecordStore } from '../store/recordStore.js';
import { ImportRunning } from './beginning.js';
import type { SentMatching } from './table/csvMatching.js';
import { FileProblem } from './table/fileText.js';
import { importersOf } from './mayImport.js';
import { storeFile } from './storeFile.js';

/**
 * Path under which the records of a kind are exported (GET, '/records/events.csv') and files of them are sent (POST,
 * '/records/events').
 */
export const RECORDS_PATH = '/records';
const ADDRESS = /^\/records\/([A-Za-z]+)(?:\.(csv|json|jsonl))?$/;
const isExportFormat = (extension: string): extension is ExportFormat => Object.hasOwn(EXPORT_TYPES, extension);

interface JsonResponse {
  readonly status: number;
  readonly message?: Message;
  readonly id?: string;
  /** Its position in the file. */
  readonly line?: number | null;
  readonly column?: number | null;
  readonly headers?: Readonly<Record<string, string>>;
}

function sendJson(res: ServerResponse, language: string, { status, message, headers, ...rest }: JsonResponse): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  const rendered = message && { message: renderMessage(message, language) };
  res.end(JSON.stringify({ success: status < 300, ...rendered, ...rest }));
}

async function* beginningWith(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (!first.done) yield first.value;
  yield* rest;
}

async function sendRecords(res: ServerResponse, store: RecordStore, format: ExportFormat, context: Context) {
  const pieces = exportRecords(store, format, context);
  // Before the head, so that a database that cannot serve the export has it refused.
  const first = await pieces.next();
  res.writeHead(200, {
    'content-type': EXPORT_TYPES[format],
    'content-disposition': `attachment; filename="${store.kind.plural}.${format}"`,
    'cache-control': 'no-store',
  });
  await pipeline(Readable.from(beginningWith(first, pieces)), res);
}

/** Sends a table with the headings of the columns that people put into tables, in their language, and no rows. */
function sendTemplate(res: ServerResponse, { kind }: RecordStore, language: string): void {
  res.writeHead(200, {
    'content-type': EXPORT_TYPES.csv,
    'content-disposition': `attachment; filename="${kind.plural}-template.csv"`,
    'cache-control': 'no-store',
  });
  res.end(csvFile([commonColumns(kind).map(({ label }) => labelIn(label, language))]));
}

/** Information about a file in its address: `?ask=1&columns=id,name.en,,startsOn&days=DMY&decimals=COMMA`. */
function sentMatching(sent: URLSearchParams): SentMatching {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === sent.get(name)?.toUpperCase()) ?? null;
  return {
    isInteractive: sent.get('ask') === '1',
    columns: sent.get('columns')?.split(',') ?? null,
    dayOrder: oneOf(DAY_ORDERS, 'days'),
    decimals: oneOf(DECIMALS, 'decimals'),
  };
}

/** Stores a file for import. A user has one import at a time: an import takes a process for a while. */
async function takeFile(
  req: IncomingMessage,
  store: RecordStore,
  sent: URLSearchParams,
  context: Context,
): Promise<JsonResponse> {
  try {
    // What the import does not read of the file is read past it, so that its sender reads the response.
    const chunks = req.iterator({ destroyOnReturn: false });
    const file = {
      kind: store.kind,
      fileName: sent.get('name')?.trim() || `${store.kind.plural}.txt`,
      chunks,
      sentMatching: sentMatching(sent),
    };
    return { status: 201, id: await storeFile(file, context) };
  } catch (error) {
    if (req.destroyed && !req.complete) throw new RequestAborted();
    if (error instanceof ImportRunning) return { status: 409, message: messages.importRunning };
    if (!(error instanceof FileProblem)) throw error;
    return { status: 400, message: error.userMessage, line: error.line, column: error.column };
  }
}

/**
 * Serves exports of all records of a kind in all languages, to those who may list them, and takes files that are imported,
 * from those who may add, change or translate such records.
 */
export function recordFilesHandler(
  stores: RecordStores,
  contextFor: (req: IncomingMessage, res: ServerResponse) => Promise<Context>,
): Handler {
  return async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const context = await contextFor(req, res);
    const { session, messageLanguage } = context;
    const respond = (response: JsonResponse) => sendJson(res, messageLanguage, response);
    const [, plural, extension] = ADDRESS.exec(url.pathname) ?? [];
    const format = extension !== undefined && isExportFormat(extension) ? extension : null;
    const store = stores.all.find(({ kind }) => kind.plural === plural);
    if (!store) return respond({ status: 404, message: messages.unknownPath });
    const method = format ? 'GET' : 'POST';
    if (req.method !== method)
      return respond({ status: 405, message: messages.methodNotAllowed, headers: { allow: method } });
    if (!session) return respond({ status: 401, message: messages.notSignedIn });
    const gate = format ? [store.kind.permissions.view] : importersOf(store.kind);
    if (!passes(gate, context)) return respond({ status: 403, message: messages.notAllowed });
    if (format === 'csv' && url.searchParams.get('template') === 'short')
      return sendTemplate(res, store, url.searchParams.get('language') ?? messageLanguage);
    if (format) return sendRecords(res, store, format, context);
    if (session.viewingAs) return respond({ status: 403, message: messages.viewingAs(session.viewingAs.name) });
    respond(await takeFile(req, store, url.searchParams, context));
    req.resume();
  };
}
