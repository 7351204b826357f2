/** Characters that RFC 5987 lets stand in a value as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** A header that names a file: in letters that all clients read, and in its own (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`;
}
