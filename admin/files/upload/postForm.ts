import { messages } from '@polyphony/domain/messages/messages.js';
import { UserFacingError } from '../../platform/failure';

/** A signed form to upload one file to the storage. */
export interface UploadForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The storage refused a file or was unreachable; the message is for users. */
export class UploadFailure extends UserFacingError {}

/** The server refused the uploaded file: it must be uploaded again. */
export class UploadRefused extends UploadFailure {}

interface PostOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Posts a file directly to the storage. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @throws UploadFailure; the signal's reason when it was aborted
 */
export function postForm({ url, fields }: UploadForm, file: File, { signal, onProgress }: PostOptions): Promise<void> {
  const body = new FormData();
  for (const { name, value } of fields) body.append(name, value);
  // Last, because storages ignore fields after the file.
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
