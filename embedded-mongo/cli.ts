import { EmbeddedMongoError, startEmbeddedMongo } from './index.js';

/** `node dist/cli.js FOLDER [PORT]`: serves the folder until Ctrl-C and prints the connection string. */
const [folder, port] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: embedded-mongo FOLDER [PORT]');
  process.exit(2);
}
try {
  const server = await startEmbeddedMongo({
    dataDir: folder,
    ...(port !== undefined && { listen: { host: '127.0.0.1', port: Number(port) } }),
  });
  console.log(server.uri());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof EmbeddedMongoError)) throw error;
  console.error(error.message);
  process.exit(1);
}
