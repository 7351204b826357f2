import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { polyphony } from './importRules.mjs';
import { inRoot, root } from './project.mjs';
import { runNode } from './run.mjs';

const linter = new Linter({ cwd: root });
const config = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parser },
  plugins: { polyphony },
  rules: { 'polyphony/imports': 'error' },
};

const messages = (file, code) =>
  linter.verify(code, config, { filename: join(root, file) }).map(({ message }) => message);

describe('refused', () => {
  test.each([
    ['domain/rules.ts', `import { x } from '@polyphony/api/context.js'`],
    ['domain/kinds/kind.ts', `import type { Context } from '../../api/context.js'`],
    ['embedded-mongo/index.ts', `import { slugify } from '@polyphony/domain/slug.js'`],
    ['api/main.ts', `import { startEmbeddedMongo } from '@polyphony/embedded-mongo'`],
    ['api/platform/cache.ts', `export { startEmbeddedMongo } from '../../embedded-mongo/index.js'`],
    ['e2e/journeys.test.ts', `const db = import('@polyphony/embedded-mongo')`],
    ['e2e/journeys.test.ts', `import { Event } from '../api/modules/events/event.js'`],
    ['api/modules/events/event.ts', `import { Blog } from '../blog/blog.js'`],
    ['api/modules/events/parts/date.ts', `import { Blog } from '../../blog/blog.js'`],
    ['api/modules/events/event.ts', `import type { Blog } from '@polyphony/api/modules/blog/blog.js'`],
    ['api/modules/events/event.ts', `import { modules } from '../index.js'`],
    ['api/records/recordStore.ts', `import { Event } from '../modules/events/event.js'`],
    ['api/records/recordStore.ts', `import { File } from '../files/file.js'`],
    ['api/files/fileStore.ts', `import { Event } from '../modules/events/event.js'`],
    ['api/storage/diskStorage.ts', `import type { Context } from '../context.js'`],
    ['api/rest/gateway.ts', `import { Event } from '../modules/events/event.js'`],
    ['api/main.ts', `import { App } from '../admin/App.js'`],
    ['admin/records/List.tsx', `import { columns } from '../screens/events/columns.js'`],
    ['admin/fields/TextInput.tsx', `export * from '../screens/events/columns.js'`],
    ['admin/screens/events/List.tsx', `import { columns } from '../blog/columns.js'`],
    ['admin/main.tsx', `import type { Context } from '@polyphony/api/context.js'`],
    ['admin/main.tsx', `import { Page } from '@polyphony/public-site'`],
    ['public-site/server.tsx', `import { schema } from '../api/schema.js'`],
  ])('%s: %s', (file, code) => {
    expect(messages(file, code)).toEqual([expect.stringMatching(/^Not to be imported from here: .+\.$/)]);
  });
});

describe('allowed', () => {
  test.each([
    ['domain/kinds/kind.ts', `import { limits } from '../limits.js'`],
    ['domain/rules.ts', `import { string } from 'yup'`],
    ['embedded-mongo/wire/server.ts', `import { EmbeddedMongoError } from '../errors.js'`],
    ['api/platform/database.ts', `import { startEmbeddedMongo } from '@polyphony/embedded-mongo'`],
    ['api/modules/index.ts', `import { Event } from './events/event.js'`],
    ['api/modules/events/event.ts', `import { recordResolver } from '../../records/recordResolver.js'`],
    ['api/modules/events/parts/date.ts', `import { Event } from '../event.js'`],
    ['e2e/journeys.test.ts', `import { TestClient } from '../api/testing/testClient.js'`],
    ['api/http/site.ts', `import { render } from '@polyphony/public-site'`],
    ['admin/screens/events/List.tsx', `import { RecordList } from '../../records/RecordList.js'`],
    ['admin/screens/index.ts', `export * from './events/List.js'`],
    ['public-site/server.tsx', `import { languages } from '@polyphony/domain/languages.js'`],
  ])('%s: %s', (file, code) => {
    expect(messages(file, code)).toEqual([]);
  });
});

test.each(['domain/slug.ts', 'api/main.ts', 'admin/main.tsx', 'public-site/server.tsx', 'embedded-mongo/index.ts'])(
  'ESLint enforces these rules and typed code without any on %s',
  async (file) => {
    const { rules } = await new ESLint({ cwd: root }).calculateConfigForFile(join(root, file));
    const strict = ['polyphony/imports', '@typescript-eslint/no-explicit-any'];
    expect(strict.map((rule) => rules[rule]?.[0])).toEqual([2, 2]);
  },
);

test('oxlint reports a promise that nobody awaits, by the types', async () => {
  const folder = await mkdtemp(join(root, 'scripts/testing/lint-'));
  try {
    await writeFile(
      join(folder, 'late.ts'),
      'const late = async () => 1;\nexport const start = () => void 0;\nlate();\n',
    );
    const { code, output } = await runNode(
      [inRoot('node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'unix', folder],
      { mayFail: true },
    );
    expect(output).toContain('typescript(no-floating-promises)');
    expect(code).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
