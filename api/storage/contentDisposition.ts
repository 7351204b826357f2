/** Percent-encodes all characters except those that RFC 5987 allows. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** A Content-Disposition header with the file name in ASCII and in Unicode (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`;
}
