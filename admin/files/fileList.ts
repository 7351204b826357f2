import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../graphql/generated/kindFacts';
import { fileOperations as operations } from '../graphql/generated/operations/file';
import { listScreen, type ListScreen } from '../records/screen';
import { FILE_KIND_CHOICES } from './fileWords';

let cachedScreen: ListScreen | undefined;

/**
 * The list of files. Its columns are those of an export only, because the list shows cards. Lazy: screens and the
 * picker share this module, and shared chunks may be evaluated before their imports.
 */
export const fileList = (): ListScreen => (cachedScreen ??= make());

const make = () =>
  listScreen({
    kind: kindFacts.file,
    operations,
    columns: [
      { field: 'fileType', header: 'labels.type' },
      { field: 'fileSize', header: 'labels.size' },
      { field: 'width', header: 'files.width' },
      { field: 'height', header: 'files.height' },
      { field: 'altText', header: 'labels.alternativeText' },
      { field: 'url', header: 'labels.url' },
      { field: 'createdAt', header: 'files.uploaded' },
    ],
    filters: [{ param: 'selectedFileType', field: 'fileKind', label: 'files.fileType', choices: FILE_KIND_CHOICES }],
    empty: screenTexts.filesNone,
    noMatch: screenTexts.filesNoMatch,
    noMore: screenTexts.filesNoMore,
  });
