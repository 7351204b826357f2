import { gql } from '../generated/gql.js';
import type { TestClient } from '../clients/testClient.js';

/**
 * A grace period for `sweep` under which even the newest objects are removed; negative, because file system clocks are
 * coarse.
 */
export const EVERYTHING_MS = -60_000;

const SIGN = gql(`
  mutation SignUploads($files: [UploadToSign!]!) {
    signUploads(files: $files) {
      success message errors { field message } uploads { url key name expiresAt fields { name value } }
    }
  }
`);
export const REGISTER = gql(`
  mutation RegisterUpload($input: UploadInput!) {
    registerUpload(input: $input) {
      success message errors { field message code }
      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl }
    }
  }
`);
const REPLACE = gql(`
  mutation ReplaceFile($id: ID!, $input: UploadInput!) {
    replaceFile(id: $id, input: $input) {
      success message errors { field message code }
      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl revision }
    }
  }
`);

/** Registers a file that was posted. */
export const registerUpload = (client: TestClient, input: object) => client.request(REGISTER, { input });
/** Gives a file the content of another one that was posted. */
export const replaceFile = (client: TestClient, id: string, input: object) => client.request(REPLACE, { id, input });

export type FileWritten = Awaited<ReturnType<typeof registerUpload>>;
export type RegisteredFile = NonNullable<FileWritten['file']>;
export type SignedUploadResponse = Awaited<ReturnType<typeof signUpload>>;

/** Requests the signed form of one upload. */
export async function signUpload(
  client: TestClient,
  file: { readonly name: string; readonly type: string; readonly size: number },
) {
  const { uploads, message } = await client.request(SIGN, { files: [file] });
  const [upload] = uploads;
  if (!upload) throw new Error(message);
  return upload;
}

/** Posts a file with a form, as a browser does: its fields in order, then the file. */
export function postForm(
  base: string,
  { url, fields }: Pick<SignedUploadResponse, 'url' | 'fields'>,
  bytes: Buffer | Blob,
  { name = 'a.bin', type = '' } = {},
): Promise<Response> {
  const form = new FormData();
  for (const field of fields) form.append(field.name, field.value);
  const blob = bytes instanceof Blob ? bytes : new Blob([new Uint8Array(bytes)], { type });
  form.append('file', blob, name);
  return fetch(new URL(url, base), { method: 'POST', body: form });
}

/** Uploads a file and registers it. */
export async function uploadFile(
  client: TestClient,
  bytes: Buffer,
  { name, type }: { readonly name: string; readonly type: string },
): Promise<FileWritten> {
  const upload = await signUpload(client, { name, type, size: bytes.length });
  const posted = await postForm(client.url, upload, bytes, { name, type });
  if (!posted.ok) throw new Error(`The storage answered ${posted.status}: ${await posted.text()}`);
  return registerUpload(client, { key: upload.key, name, type, size: bytes.length, url: upload.url });
}
