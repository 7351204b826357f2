import type { IdentityFileType } from '@polyphony/domain/people/account.js';
import { IDENTITY_FILE_MB } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { UploadedFile } from '../../../platform/upload.js';

const startsWith = (bytes: Buffer, ...signature: readonly number[]) =>
  bytes.length > signature.length && signature.every((byte, at) => bytes[at] === byte);

/** A start of image, then the marker of a segment; the picture ends with its own marker. */
const isJpeg = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) && bytes[3] !== undefined && bytes[3] >= 0xc0 && bytes[3] < 0xff;

/** The signature, then the header chunk with its fixed length. */
const isPng = (bytes: Buffer) =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && bytes.toString('latin1', 12, 16) === 'IHDR';

/** The header with its version at the very start, and the mark of the end near the end. */
const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-1024).includes('%%EOF');

/** Type of the bytes, whatever the file is called; null for anything but the three that are taken. */
export function identityFileType(bytes: Buffer): IdentityFileType | null {
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isPng(bytes)) return 'image/png';
  return isPdf(bytes) ? 'application/pdf' : null;
}

/** Problem with an identity file; null when nothing is wrong. */
export function identityFileProblem({ bytes, tooLarge }: UploadedFile): Message | null {
  if (tooLarge) return messages.fileTooLarge(IDENTITY_FILE_MB);
  return identityFileType(bytes) ? null : messages.identityFileType;
}
