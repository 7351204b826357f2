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
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A function that answers a promise by contract need not await one.
      '@typescript-eslint/require-await': 'off',
      // graphql-js compares its AST's enums with the literal names, and so do we.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `_` names what a position demands and nobody reads.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // React handlers and event listeners may be asynchronous; what they answer is not awaited by design.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    // What a test reads from an answer has no type until the test has looked at it.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-member-access': 'off' },
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
