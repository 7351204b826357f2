import { number, object, string } from 'yup';
import { cleanFileName, FILE_KINDS, type FileKind } from '../files/files.js';
import { FOCUS_MIDDLE } from '../files/focalPoint.js';
import { ALT_TEXT_MAX, FILE_NAME_MAX } from '../limits.js';
import { SETTINGS_PERMISSIONS } from '../settings/settingsPanel.js';
import { optionalText, requiredText, shareRule } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';

/** A file of the library. What it is follows from its content; a form changes only how it is called and described. */
export const file = defineKind({
  name: 'file',
  plural: 'files',
  label: 'labels.file',
  permission: {
    one: 'FILE',
    many: 'FILES',
    edit: 'ADD_FILE',
    details: 'FILE_DETAILS',
    choosers: [...SETTINGS_PERMISSIONS, 'EDIT_PAGE_SECTIONS'],
  },
  noCreate: true,
  // The library lists its files to everyone (REST-034).
  seenByAll: true,
  // The file itself goes with its record.
  deletedForGood: true,
  titleField: 'fileName',
  subtitleField: 'fileType',
  toggles: ['default'],
  translatable: ['altText'],
  unique: [],
  sortable: ['fileName', 'fileSize', 'createdAt', 'updatedAt'],
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  choices: { fileKind: FILE_KINDS },
  // Settings and sections of pages hold pictures, too.
  pickedInList: true,
  serverFields: { fileType: string().defined(), fileKind: string<FileKind>().defined(), fileSize: number().defined() },
  rules: object({
    fileName: requiredText('labels.fileName', { max: FILE_NAME_MAX }).transform((name: unknown) =>
      typeof name === 'string' && name.trim() !== '' ? cleanFileName(name) : name,
    ),
    altText: optionalText('labels.alternativeText', ALT_TEXT_MAX).meta({
      hint: 'files.describesTheImageForPeople',
    }),
    // Of other files than pictures it stays in the middle.
    focusX: shareRule('labels.focalPointFromTheLeft', FOCUS_MIDDLE),
    focusY: shareRule('labels.focalPointFromTheTop', FOCUS_MIDDLE),
  }),
  example: {
    en: { fileName: 'lake-at-dawn.png', altText: 'A lake between hills at dawn' },
    ar: { altText: 'بحيرة بين التلال عند الفجر' },
  },
});
