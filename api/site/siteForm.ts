import type { IncomingMessage } from 'node:http';
import { IDENTITY_FILE_MB } from '@polyphony/domain/limits.js';
import type { FormProblem, SentForm } from '@polyphony/public-site';
import { cookieAllowed } from '../identity/sessions/crossSite.js';
import { BodyTooLarge, readBody } from '../platform/http/body.js';
import { MalformedMultipart, readMultipart, UploadsBusy, type MultipartLimits } from '../platform/http/multipart.js';
import { NotUtf8, urlencodedTextOf } from '../platform/http/utf8.js';

/** The longest form has nine fields of a line each, and one file. */
const FORM: MultipartLimits = {
  fieldBytes: 16 * 1024,
  fields: 30,
  files: 1,
  fileBytes: IDENTITY_FILE_MB * 1024 * 1024,
};

async function read(req: IncomingMessage): Promise<SentForm | FormProblem> {
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') {
    const { fields, files } = await readMultipart(req, FORM);
    return { fields: new Map(fields), files };
  }
  if (type !== 'application/x-www-form-urlencoded') return 'malformed';
  const bytes = await readBody(req, 2 * FORM.fieldBytes);
  return { fields: new Map(new URLSearchParams(urlencodedTextOf(bytes))), files: new Map() };
}

/**
 * Reads the form of a POST to the visitors' site. Forms that a page of another site may have sent are refused, even
 * without cookies: they could log the visitor in to another account.
 */
export async function siteForm(req: IncomingMessage, publicUrl: string): Promise<SentForm | FormProblem> {
  if (!cookieAllowed(req.headers, publicUrl)) {
    req.resume();
    return 'foreign';
  }
  try {
    return await read(req);
  } catch (error) {
    if (error instanceof BodyTooLarge) return 'tooLarge';
    if (error instanceof UploadsBusy) return 'busy';
    if (error instanceof NotUtf8) return 'notUtf8';
    if (error instanceof MalformedMultipart) return 'malformed';
    throw error;
  }
}
