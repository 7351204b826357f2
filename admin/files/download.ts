import type { ApolloClient } from '@apollo/client';
import { messages } from '@polyphony/domain/messages/messages.js';
import { FileKeyDocument, type FilePartsFragment } from '../graphql/generated/typed/graphql';
import { callerHeaders } from '../session/caller';
import { toastError } from '../ui/toasts/toasts';
import { fileNameIn } from './fileNameIn';

/** Downloads a file of the library, saved under the name in the response's headers (FILES-050 to 054). */
export async function downloadFile(
  client: ApolloClient,
  { id, fileType }: Pick<FilePartsFragment, 'id' | 'fileType'>,
  userId: string,
): Promise<void> {
  try {
    // The key of the cache may be that of a file that was replaced since, on another machine.
    const { data } = await client.query({ query: FileKeyDocument, variables: { id }, fetchPolicy: 'network-only' });
    const fileKey = data?.file.fileS3Key ?? '';
    const query = new URLSearchParams({ fileKey, contentType: fileType, userId });
    const response = await fetch(`/api/files/download-file?${query}`, { headers: callerHeaders() });
    if (!response.ok) return toastError(messages.toastError);
    save(await response.blob(), fileNameIn(response.headers.get('content-disposition')));
  } catch {
    toastError(messages.unexpected);
  }
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Revoked late, when the browser has certainly read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
