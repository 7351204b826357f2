import { EmbeddedMongoError, startEmbeddedMongo } from './index.js';

/** `node dist/cli.js FOLDER`: serves the folder until Ctrl-C and prints the connection string. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: embedded-mongo FOLDER');
  process.exit(2);
}
try {
  const server = await startEmbeddedMongo({ dataDir: folder });
  console.log(server.uri());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof EmbeddedMongoError)) throw error;
  console.error(error.message);
  process.exit(1);
}
