/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Imports name the built file: its source is read. */
const SOURCE_NAMES = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/** What every suite shares: TypeScript through SWC (which keeps decorator metadata), ESM, workspaces read from source. */
const suite = (folder: string, extra: Config = {}): NonNullable<Config['projects']>[number] => ({
  displayName: folder,
  rootDir: `<rootDir>/${folder}`,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['polyphony:source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { swcrc: true }] },
  moduleNameMapper: SOURCE_NAMES,
  ...(extra as object),
});

/** Code that runs in Node is tested in Node itself: a module is evaluated once per worker (scripts/testing/nativeRunner.mjs). */
const native = { testRunner: '<rootDir>/../scripts/testing/nativeRunner.mjs' };

/** Plain JavaScript: the project's own scripts and benchmarks. */
const plain = (folder: string) => suite(folder, { ...native, testMatch: ['**/*.test.mjs'], transform: {} });

/** The suites that need no browser; e2e/playwright.config.ts has the journeys. */
const config: Config = {
  // Hooks start whole servers, on a machine that may be busy with other suites.
  testTimeout: 300_000,
  // Files that have run leave modules behind (Node never frees an ES module of a test's own context): a process with
  // this much memory is replaced by a new one, before it is slow, and long before it ends for lack of memory.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/testing/longestFirst.mjs',
  projects: [
    suite('domain', native),
    suite('embedded-mongo', native),
    // Decorators record types with it: it must be there before any entity, whichever file a worker runs first.
    suite('api', { ...native, setupFiles: ['reflect-metadata'] }),
    suite('admin', {
      setupFiles: ['./testing/browserGlobals.ts'],
      setupFilesAfterEnv: ['./testing/patience.ts'],
      moduleNameMapper: { ...SOURCE_NAMES, '\\.css$': '<rootDir>/testing/noStyles.ts' },
    }),
    suite('public-site', native),
    plain('scripts'),
    plain('bench'),
  ],
};

export default config;
