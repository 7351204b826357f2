import { MEGABYTE } from '@polyphony/domain/files/files.js';
import { sizeRefusal } from '@polyphony/domain/files/sizeRefusal.js';
import { UPLOADS_AT_ONCE } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

export interface CheckedFile<F extends Chosen = File> {
  readonly file: F;
  /** Reason for which it is refused; null if it may be uploaded. */
  readonly refusal: Message | null;
  /** Whether it only exceeds the batch, and can be uploaded in the next one. */
  readonly later: boolean;
}

/**
 * Checks files before they are uploaded. Accepted files count towards the limits of the batch.
 * @param underWay the files being uploaded already
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

/** Reason for which a single file is refused, regardless of others. */
export const refusalOf = ({ type, size }: Chosen): Message | null =>
  size === 0 ? messages.fileEmpty : sizeRefusal(type, size);
