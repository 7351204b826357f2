import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/** A file as it came. Its name and its type are only what the sender says; the bytes are what it is. */
export interface UploadedFile extends FileUpload {
  /** At most as many as were asked for. */
  readonly bytes: Buffer;
  /** There were more. */
  readonly tooLarge: boolean;
}

/** What a variable of the scalar Upload holds, whichever way the file came. */
export function uploadOf(file: Omit<UploadedFile, 'createReadStream'>): Upload {
  const upload = new Upload();
  const whole: UploadedFile = { ...file, createReadStream: () => Readable.from([file.bytes]) };
  upload.resolve(whole);
  return upload;
}

/** The file behind an argument of the scalar Upload. */
export async function uploadedFile(argument: Promise<FileUpload>): Promise<UploadedFile> {
  return (await argument) as UploadedFile;
}
