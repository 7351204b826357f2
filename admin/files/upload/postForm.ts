import { messages } from '@polyphony/domain/messages.js';
import { SaidFailure } from '../../platform/failure';

/** A form that the storage takes one file with. */
export interface UploadForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The storage did not take a file, or was not reached; its message is for a person. */
export class UploadFailure extends SaidFailure {}

/** The server looked at an upload and does not take it: it must be sent anew. */
export class UploadRefused extends UploadFailure {}

interface PostOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes that were sent so far. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Posts a file straight to the storage. By XMLHttpRequest: fetch does not tell how far an upload is.
 * @throws UploadFailure; the signal's reason when it was cancelled
 */
export function postForm({ url, fields }: UploadForm, file: File, { signal, onProgress }: PostOptions): Promise<void> {
  const body = new FormData();
  for (const { name, value } of fields) body.append(name, value);
  // Storages read no field that comes after the file.
  body.append('file', file);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (file.size * loaded) / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new UploadFailure(messages.uploadNotTaken));
    request.onerror = () => reject(new UploadFailure(messages.uploadInterrupted));
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', url);
    request.send(body);
  });
}
