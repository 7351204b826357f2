const FALLBACK = 'file.bin';

/** Parses the file name of a content-disposition header (RFC 6266); 'file.bin' without one (FILES-052). */
export function fileNameIn(header: string | null): string {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(header ?? '') ?? [];
  return (extended && decoded(extended)) || quoted?.replace(/\\(.)/g, '$1') || token || FALLBACK;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
