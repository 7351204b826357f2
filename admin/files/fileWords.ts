import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import type { FileKind } from '../graphql/generated/typed/graphql';

/** The kinds to filter files by: their id in addresses, their label, and their API value (FILES-046). */
export const FILE_KIND_CHOICES: readonly { readonly id: string; readonly label: string; readonly value: FileKind }[] = [
  { id: 'images', label: 'Images', value: 'IMAGES' },
  { id: 'videos', label: 'Videos', value: 'VIDEOS' },
  { id: 'pdf', label: 'PDF', value: 'PDF' },
  { id: 'other', label: 'Other', value: 'OTHER' },
];

/** The date format of file cards: '5.1.2025', in UTC (SPEC-D133). */
export function cardDay(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

const LEAVE_UPLOADS = 'Leave the uploads?';

/** Texts of the question before running uploads are left. */
export const UPLOAD_WORDS = { title: LEAVE_UPLOADS, text: screenTexts.uploadsUnderWay } as const;
