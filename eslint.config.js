import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { polyphony } from './scripts/lib/importRules.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
const jestGlobals = ['describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
const nodeGlobals = [
  'console',
  'process',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'fetch',
  'performance',
  'Buffer',
  'URL',
  'Blob',
  'FormData',
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/generated/', '**/gql/', '**/artefacts/', '**/coverage/', '.data/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typescript,
    // The rules that need types are oxlint's (.oxlintrc.json), which takes a quarter of the CPU time.
    extends: [tseslint.configs.recommended],
    // Decorators keep the types of fields at run time: such a type is imported as a value.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `_` names what a position demands and nobody reads.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright reads which fixtures a function needs from its first parameter: `{}` for none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['admin/**/*.{ts,tsx}', 'public-site/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.test.mjs', '**/*.fixture.mjs'],
    languageOptions: { globals: Object.fromEntries(jestGlobals.map((name) => [name, 'readonly'])) },
  },
  { plugins: { polyphony }, rules: { 'polyphony/imports': 'error' } },
);
