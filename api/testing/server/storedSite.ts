import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import mongoose, { mongo } from 'mongoose';
import { connectDatabase } from '../../platform/database/database.js';
import { Installation } from './installation.js';
import { testDatabase } from './testApi.js';

/** Sites as releases have stored them, a folder a release: `npm run stored-site` makes them. */
const folder = fileURLToPath(new URL('../storedSites', import.meta.url));

/** The releases, by name. */
export const storedSites = (): Promise<readonly string[]> => readdir(folder);

const unzipped = async (path: string): Promise<Buffer> => gunzipSync(await readFile(path));

/** An installation whose embedded database a release has left. */
async function fromEmbedded(release: string): Promise<Installation> {
  const site = await Installation.create();
  const [from, to] = [join(folder, release, 'embedded'), join(site.folder, 'mongo')];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    await writeFile(join(to, name.replace(/\.gz$/, '')), await unzipped(join(from, name)));
  return site;
}

interface Dumped {
  readonly collection: string;
  readonly indexes: readonly (mongo.IndexDescription & { readonly v: number })[];
  readonly documents: readonly mongo.Document[];
}

/** An installation on a MongoDB, or without MONGODB_TEST_URI on the embedded database, with what a release has left on a MongoDB. */
async function fromMongo(release: string): Promise<Installation> {
  const { uri } = testDatabase();
  const site = await Installation.create(uri === undefined ? {} : { uri });
  const database = await connectDatabase({ ...(uri !== undefined && { uri }), dataDir: site.folder });
  try {
    const lines = String(await unzipped(join(folder, release, 'mongodb.jsonl.gz')))
      .trim()
      .split('\n');
    for (const line of lines) {
      const { collection: name, indexes, documents } = mongo.BSON.EJSON.parse(line) as Dumped;
      const collection = await mongoose.connection.createCollection(name);
      if (indexes.length > 0) await collection.createIndexes(indexes.map(({ v: _, ...index }) => index));
      if (documents.length > 0) await collection.insertMany([...documents]);
    }
  } finally {
    await database.close();
  }
  return site;
}

/** A new installation that has imported the archive of a release. */
async function fromArchive(release: string): Promise<Installation> {
  const site = await Installation.create();
  const { code, lines } = await site.import(join(folder, release, 'site.tar'));
  if (code !== 0) throw new Error(lines.join('\n'));
  return site;
}

/** The ways in which a release's site comes to this one. */
export const storedAs = { embedded: fromEmbedded, MongoDB: fromMongo, archive: fromArchive } as const;
