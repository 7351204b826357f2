import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Built apart from GraphiQL: production serves this page, and not that one. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/api/docs/',
  // The server writes the nonce of each response in its place (api/rest/openapi/restPage.ts).
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without JavaScript would report preloaded modules as refused.
    modulePreload: false,
    // Kilobytes before compression: loaded by readers of the reference only.
    chunkSizeWarningLimit: 2000,
  },
});
