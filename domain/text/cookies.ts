/** The first value of a cookie in a header; null when there is none or it cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch (error) {
      if (error instanceof URIError) return null;
      throw error;
    }
  }
  return null;
}
