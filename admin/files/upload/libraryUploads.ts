import type { ApolloClient } from '@apollo/client';
import { messages } from '@polyphony/domain/messages/messages.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import type { FilePartsFragment } from '../../graphql/generated/typed/graphql';
import { fetchAgain } from '../../records/fetchAgain';
import { type ProgressToast, toastError, toastProgress, toastSuccess } from '../../ui/toasts/toasts';
import { UploadRefused } from './postForm';
import { type GoEnd, type Upload, UploadQueue } from './queue';
import { registerFile, sendFile, type SentUpload } from './uploadFile';

/** A file of the library. */
export type UploadedFile = FilePartsFragment;

export type FileUpload = Upload<UploadedFile>;

/** The state of uploads for display. */
export interface UploadsState {
  readonly uploads: readonly FileUpload[];
  /** Total progress, 0 to 100; null while nothing is being uploaded. */
  readonly percent: number | null;
}

/** Uploads files into the library, with a progress toast and a final one (FILES-030, FILES-031). */
export function libraryUploads(client: ApolloClient, onChange: (state: UploadsState) => void) {
  let toast: ProgressToast | null = null;
  const close = () => {
    toast?.close();
    toast = null;
  };
  const show = () => {
    const percent = queue.underWay.length > 0 ? queue.percent : null;
    onChange({ uploads: queue.uploads, percent });
    if (percent === null) return close();
    const text = messages.uploading(percent);
    if (toast) toast.update(text);
    else toast = toastProgress(text);
  };
  const end = ({ done, failed }: GoEnd<FilePartsFragment>) => {
    show();
    reportOutcome(done.length, failed);
    if (done.length > 0) void fetchAgain(client, kindFacts.file);
  };
  const queue = new UploadQueue<SentUpload, FilePartsFragment>(
    {
      send: (file, options) => sendFile(client, file, options),
      register: (sent) => registerFile(client, sent),
      isRefusal: (error) => error instanceof UploadRefused,
    },
    { onChange: show, onEnd: end },
  );
  return {
    queue,
    /** Cancels all running uploads. */
    stop: () => {
      close();
      queue.stop();
    },
  };
}

function reportOutcome(done: number, failed: readonly FileUpload[]): void {
  if (failed.length === 0) return toastSuccess(messages.uploaded(done));
  const [first] = failed;
  toastError(failed.length + done === 1 ? first?.problem : messages.uploadsFailed(failed.length, failed.length + done));
}
