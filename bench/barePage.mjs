import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { build, loadConfigFromFile } from 'vite';

const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the page of `barePage/` with the settings of the console's build, and serves it on a free port: React, MUI and one
 * DataGrid of five rows, without a query. Without compile hints (ADR-0118), so that it stays what the console is compared
 * with.
 */
export async function startBarePage() {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-bare-'));
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    fileOf('../admin/vite.config.ts'),
  );
  const root = fileOf('barePage');
  await build({
    ...config,
    plugins: config.plugins.filter(({ name }) => name !== 'compile-hints'),
    configFile: false,
    logLevel: 'warn',
    root,
    base: '/',
    html: {},
    build: {
      ...config.build,
      outDir: folder,
      rolldownOptions: { ...config.build.rolldownOptions, input: { index: join(root, 'index.html') } },
    },
  });
  const server = createServer(sirv(folder, { etag: true, maxAge: 31_536_000, immutable: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
