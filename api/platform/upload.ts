import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/** An uploaded file, as an argument of the scalar Upload resolves to. Its name and its type are only what the sender declares; check the bytes. */
export interface UploadedFile extends FileUpload {
  /** At most as many as were requested. */
  readonly bytes: Buffer;
  /** Whether the file had more bytes. */
  readonly tooLarge: boolean;
}

/** The value of a variable of the scalar Upload, for GraphQL and multipart forms alike. */
export function uploadOf(file: Omit<UploadedFile, 'createReadStream'>): Upload {
  const upload = new Upload();
  const whole: UploadedFile = { ...file, createReadStream: () => Readable.from([file.bytes]) };
  upload.resolve(whole);
  return upload;
}
