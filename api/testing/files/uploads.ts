import type { TestClient } from '../clients/testClient.js';

/**
 * A grace period for `sweep` under which even the newest objects are removed; negative, because file system clocks are
 * coarse.
 */
export const EVERYTHING_MS = -60_000;

export interface SignedUploadResponse {
  readonly url: string;
  readonly key: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface RegisteredFile {
  readonly id: string;
  readonly version: number;
  readonly fileName: string;
  readonly fileS3Key: string;
  readonly fileType: string;
  readonly fileKind: string;
  readonly fileSize: number;
  readonly fileUrl: string;
}

export interface FileWritten {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string; readonly code: string }[];
  readonly file: RegisteredFile | null;
}

const SIGN = `mutation ($files: [UploadToSign!]!) { signUploads(files: $files) {
  success message errors { field message } uploads { url key name expiresAt fields { name value } } } }`;
export const FILE_FIELDS = 'id version fileName fileS3Key fileType fileKind fileSize fileUrl';
export const REGISTER = `mutation ($input: UploadInput!) { registerUpload(input: $input) {
  success message errors { field message code } file { ${FILE_FIELDS} } } }`;

/** Requests the signed form of one upload. */
export async function signUpload(
  client: TestClient,
  file: { readonly name: string; readonly type: string; readonly size: number },
): Promise<SignedUploadResponse> {
  const { uploads, message } = await client.request<{ uploads: SignedUploadResponse[]; message: string }>(SIGN, {
    files: [file],
  });
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
  return client.request<FileWritten>(REGISTER, {
    input: { key: upload.key, name, type, size: bytes.length, url: upload.url },
  });
}
