import { fileKindOf, maxBytesOf } from '@polyphony/domain/files.js';
import { FILE_KIND_MB, UPLOADS_AT_ONCE } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages.js';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

export interface CheckedFile<F extends Chosen = File> {
  readonly file: F;
  /** Why it is not uploaded. */
  readonly refusal: Message | null;
  /** Whether it is only one too many, and can be uploaded after the others. */
  readonly later: boolean;
}

const MEGABYTE = 1024 * 1024;

/**
 * What can be said of files before anything is sent, file by file: those that pass count towards what one go may hold.
 * @param underWay the files that are being uploaded already
 */
export function checkFiles<F extends Chosen>(
  files: readonly F[],
  underWay: readonly Pick<Chosen, 'size'>[],
): CheckedFile<F>[] {
  let count = underWay.length;
  let bytes = underWay.reduce((sum, { size }) => sum + size, 0);
  return files.map((file) => {
    const own = refusalOf(file);
    const later = own === null && count >= UPLOADS_AT_ONCE.files;
    const refusal =
      own ??
      (later ? messages.uploadTooManyFiles(UPLOADS_AT_ONCE.files) : null) ??
      (bytes + file.size > UPLOADS_AT_ONCE.megabytes * MEGABYTE
        ? messages.uploadTooLargeTogether(UPLOADS_AT_ONCE.megabytes)
        : null);
    if (refusal === null) {
      count += 1;
      bytes += file.size;
    }
    return { file, refusal, later };
  });
}

/** What is wrong with one file by itself. */
export function refusalOf({ type, size }: Chosen): Message | null {
  if (size === 0) return messages.fileEmpty;
  const kind = fileKindOf(type);
  return size > maxBytesOf(kind) ? messages.fileTooLarge(FILE_KIND_MB[kind]) : null;
}
