import { TarWriter } from '../../start/transfer/tar.js';

export type Json = Readonly<Record<string, unknown>>;

/** The files of an archive by name: records, or bytes. */
export type ArchiveEntries = Readonly<Record<string, readonly Json[] | string | Buffer>>;

export const ARCHIVE_HEAD = { format: 'polyphony-site', version: 1, product: '0.1.0', languages: ['en', 'ar'] };

const TIME = '2026-01-02T03:04:05.000Z';

export const archivedId = (end: number) => `65f0c0ffee0c0ffee0c0${end.toString(16).padStart(4, '0')}`;

/** A line of an archive. */
export const archivedRecord = (end: number, values: Json, more: Json = {}): Json => ({
  id: archivedId(end),
  createdAt: TIME,
  updatedAt: TIME,
  values,
  switches: {},
  carried: {},
  ...more,
});

/** Writes an archive of a site by hand, with a manifest that fits it. */
export async function writeSiteArchive(
  path: string,
  entries: ArchiveEntries,
  { head = ARCHIVE_HEAD, counts = {} }: { readonly head?: Json; readonly counts?: Json } = {},
): Promise<void> {
  const tar = await TarWriter.create(path);
  const sha256: Record<string, string> = {};
  const records: Record<string, number> = {};
  const all = Object.entries<ArchiveEntries[string]>({ 'site.json': [head], ...entries });
  for (const [name, content] of all) {
    const isRecords = Array.isArray(content);
    const text = isRecords ? content.map((line) => `${JSON.stringify(line)}\n`).join('') : content;
    const bytes = typeof text === 'string' ? Buffer.from(text) : (text as Buffer);
    sha256[name] = await tar.add(name, bytes.length, [bytes]);
    if (isRecords && name !== 'site.json') records[name.slice(0, name.lastIndexOf('/'))] = content.length;
  }
  const manifest = Buffer.from(JSON.stringify({ sha256, records: { ...records, ...counts } }));
  await tar.add('manifest.json', manifest.length, [manifest]);
  await tar.end();
  await tar.close();
}
