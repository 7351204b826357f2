import { SVG_TYPE } from './files.js';

/** The properties of an accepted file type. */
interface FileType {
  /** File name extensions; the first one is preferred. */
  readonly endings: readonly string[];
  /** Other names of the type in browsers and operating systems. */
  readonly aliases?: readonly string[];
}

const ZIP_ALIASES = ['application/x-zip-compressed', 'application/x-zip'];
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Every file type that the library accepts. */
export const FILE_TYPES = {
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jpe', 'jfif'], aliases: ['image/jpg', 'image/pjpeg'] },
  'image/png': { endings: ['png'], aliases: ['image/x-png', 'image/apng', 'image/vnd.mozilla.apng'] },
  'image/webp': { endings: ['webp'] },
  'image/avif': { endings: ['avif'] },
  'image/gif': { endings: ['gif'] },
  [SVG_TYPE]: { endings: ['svg'] },
  'video/mp4': { endings: ['mp4', 'm4v'], aliases: ['video/x-m4v'] },
  'video/webm': { endings: ['webm'] },
  'video/quicktime': { endings: ['mov', 'qt'] },
  'application/pdf': { endings: ['pdf'], aliases: ['application/x-pdf'] },
  'audio/mpeg': { endings: ['mp3'], aliases: ['audio/mp3', 'audio/x-mpeg'] },
  'audio/mp4': { endings: ['m4a'], aliases: ['audio/x-m4a', 'audio/m4a', 'audio/aac'] },
  'audio/ogg': { endings: ['ogg', 'oga', 'opus'], aliases: ['application/ogg', 'audio/opus'] },
  'audio/wav': { endings: ['wav'], aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
  [`${OPEN_XML}.wordprocessingml.document`]: { endings: ['docx'] },
  [`${OPEN_XML}.spreadsheetml.sheet`]: { endings: ['xlsx'] },
  [`${OPEN_XML}.presentationml.presentation`]: { endings: ['pptx'] },
  [`${OPEN_DOCUMENT}.text`]: { endings: ['odt'] },
  [`${OPEN_DOCUMENT}.spreadsheet`]: { endings: ['ods'] },
  [`${OPEN_DOCUMENT}.presentation`]: { endings: ['odp'] },
  'application/zip': { endings: ['zip'], aliases: ZIP_ALIASES },
  'text/csv': { endings: ['csv'], aliases: ['application/csv', 'application/vnd.ms-excel', 'text/plain'] },
  'text/plain': { endings: ['txt'] },
  'application/json': { endings: ['json'], aliases: ['text/json', 'text/plain'] },
} as const satisfies Readonly<Record<string, FileType>>;

const types: ReadonlyMap<string, FileType> = new Map(Object.entries(FILE_TYPES));

export const isFileType = (type: string): boolean => types.has(type);

/** Types that browsers declare for unknown files. */
const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

/** Whether a file of this type may have been declared so; types based on ZIP may be declared as ZIP. */
export function agreesWithType(type: string, declared: string): boolean {
  const declaredType = (declared.split(';')[0] ?? '').trim().toLowerCase();
  if (UNKNOWN_TYPES.includes(declaredType) || declaredType === type || types.get(type)?.aliases?.includes(declaredType))
    return true;
  return (type.startsWith(OPEN_XML) || type.startsWith(OPEN_DOCUMENT)) && declaredType === 'application/zip';
}

/** The extension of a file name in lower case; '' without one. Digits alone are not an extension ('holiday.2026'). */
export const endingOf = (name: string): string => {
  const [, ending = ''] = /\.([a-z0-9]{1,10})$/i.exec(name.trim()) ?? [];
  return /^\d*$/.test(ending) ? '' : ending.toLowerCase();
};

/** Whether a file of this type may have this name: with one of the type's extensions, or none. */
export function agreesWithName(type: string, name: string): boolean {
  const ending = endingOf(name);
  return ending === '' || (types.get(type)?.endings.includes(ending) ?? false);
}
