import type { TextName } from '../texts/translate';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import type { FileKind } from '../graphql/generated/typed/graphql';

/** The kinds to filter files by: their id in addresses, their label, and their API value (FILES-046). */
export const FILE_KIND_CHOICES: readonly { readonly id: string; readonly label: TextName; readonly value: FileKind }[] =
  [
    { id: 'images', label: 'files.images', value: 'IMAGES' },
    { id: 'videos', label: 'files.videos', value: 'VIDEOS' },
    { id: 'pdf', label: 'files.pdf', value: 'PDF' },
    { id: 'other', label: 'files.other', value: 'OTHER' },
  ];

/** The date format of file cards: '5.1.2025', in UTC (SPEC-D133). */
export function cardDay(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

const LEAVE_UPLOADS = 'files.leaveTheUploads';

/** Texts of the question before running uploads are left. */
export const UPLOAD_WORDS = { title: LEAVE_UPLOADS, text: screenTexts.uploadsUnderWay } as const;
