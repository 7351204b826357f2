import { IDENTITY_FILE_MB } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, readBody as readWhole } from '../../platform/http/body.js';
import { isLarge, withLargeBody } from '../../platform/http/largeBodies.js';
import { MalformedMultipart, readMultipart, UploadsBusy, type MultipartLimits } from '../../platform/http/multipart.js';
import { NotUtf8, textOf, urlencodedTextOf, Utf8Parts } from '../../platform/http/utf8.js';
import { Refusal } from '../../records/rest/envelope.js';
import { formValues } from './formValues.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { isValues, type Values } from '../../platform/values.js';

/** Bytes a body may have. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** Fields a form may have. */
const FORM_MAX_FIELDS = 1000;

/** A form with one file, as registrations send it. */
const FORM_WITH_FILE: Omit<MultipartLimits, 'fieldBytes'> = {
  fields: FORM_MAX_FIELDS,
  files: 1,
  fileBytes: IDENTITY_FILE_MB * 1024 * 1024,
};

const typeOf = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

const malformed = (message: Message = messages.malformedRequest) => new Refusal(400, message);
const tooLarge = () => new Refusal(413, messages.requestTooLarge);

async function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (isLarge(req, limit)) throw tooLarge();
  try {
    return await (isLarge(req, BODY_MAX_BYTES)
      ? withLargeBody(() => readWhole(req, limit))
      : readWhole(req, Math.min(limit, BODY_MAX_BYTES)));
  } catch (error) {
    if (error instanceof UploadsBusy) throw new Refusal(429, messages.uploadsBusy, undefined, { 'Retry-After': 5 });
    throw error instanceof BodyTooLarge ? tooLarge() : malformed();
  }
}

function parseObject(bytes: Buffer): Values {
  let value: unknown;
  try {
    value = parseJson(textOf(bytes));
  } catch (error) {
    throw error instanceof NotUtf8 ? error : malformed();
  }
  if (!isValues(value)) throw malformed(messages.bodyNotObject);
  return value;
}

/** The fields and the files of a multipart body, each as a variable of its type holds it. */
async function parseFiles(req: IncomingMessage, bytes: number): Promise<Values> {
  try {
    const fieldBytes = Math.min(bytes, BODY_MAX_BYTES);
    const { fields, files } = await readMultipart(req, { ...FORM_WITH_FILE, fieldBytes });
    return formValues([...fields, ...files]);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge();
    if (error instanceof UploadsBusy) throw new Refusal(429, messages.uploadsBusy, undefined, { 'Retry-After': 5 });
    throw error instanceof MalformedMultipart ? malformed() : error;
  }
}

/** The fields of an urlencoded or multipart body. A file is refused on its field; an empty file input of a form is not. */
function parseForm(bytes: Buffer, req: IncomingMessage): Promise<Values> {
  const fieldSize = Math.max(BODY_MAX_BYTES, bytes.length);
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    const fail = () => reject(malformed());
    const utf8 = new Utf8Parts();
    utf8.add(bytes);
    try {
      const parser = busboy({ headers: req.headers, limits: { fieldSize, fields: FORM_MAX_FIELDS } });
      parser.on('field', (name, value) => {
        if (utf8.isBroken(name, value)) reject(new NotUtf8());
        fields.push([name, value]);
      });
      parser.on('file', (name, stream, { filename }) => {
        // A body that ends within a file fails the file's stream, and the parser.
        stream.on('error', fail).resume();
        if (filename)
          reject(new Refusal(422, messages.fileUnexpected, { [name]: { message: messages.fileUnexpected } }));
      });
      parser.on('fieldsLimit', () => reject(tooLarge()));
      parser.on('error', fail);
      parser.on('close', () => resolve(formValues(fields)));
      parser.end(bytes);
    } catch {
      fail();
    }
  });
}

interface BodyOptions {
  readonly file: boolean;
  readonly bytes: number;
  readonly charge: (bytes: number) => Promise<void>;
}

/**
 * Parses the body of a request into fields; none without a body. JSON, urlencoded and multipart bodies give the same
 * result.
 * @param takes.file whether a multipart body may contain a file
 * @param takes.bytes maximum size of the body; BODY_MAX_BYTES by default
 * @param takes.charge charges what was sent, before it is parsed
 * @throws Refusal 400 for a malformed body, 413 above the size, 422 for an unexpected file
 */
export async function readFields(
  req: IncomingMessage,
  { file = false, bytes: limit = BODY_MAX_BYTES, charge = () => Promise.resolve() }: Partial<BodyOptions> = {},
): Promise<Values> {
  try {
    return await parse(req, { file, bytes: limit, charge });
  } catch (error) {
    throw error instanceof NotUtf8 ? malformed(messages.notUtf8) : error;
  }
}

/** @throws NotUtf8 | Refusal */
async function parse(req: IncomingMessage, { file, bytes: limit, charge }: BodyOptions): Promise<Values> {
  const type = typeOf(req);
  if (file && type === 'multipart/form-data') {
    await charge(Number(req.headers['content-length'] ?? BODY_MAX_BYTES));
    return parseFiles(req, limit);
  }
  const bytes = await readBytes(req, limit);
  if (bytes.length === 0) return {};
  await charge(bytes.length);
  if (type === 'application/x-www-form-urlencoded') urlencodedTextOf(bytes);
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return parseForm(bytes, req);
  if (type === 'application/json' || type.endsWith('+json')) return parseObject(bytes);
  throw malformed(messages.bodyUnsupported);
}
