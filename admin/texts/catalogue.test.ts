import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { actionText } from '../screens/audit/auditWords';
import { permissionLabel } from '../session/rights/permissionWords';
import { consoleFiles, type SourceText, textsOf } from '../testing/sourceTexts';
import { english } from './useT';

const read = consoleFiles().map((path) => textsOf(path));
const written = ({ text, at }: SourceText) => `${at}: ${text}`;

const SOURCES = ['..', '../../domain', '../../api', '../../public-site'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const NO_SOURCE = /(^|\/)(node_modules|dist|catalogues)\/|(^|\/)generated\/(?!kindFacts|fieldLabels)|\.test\.tsx?$/;

/** The names that sources have. */
const usedNames = (): ReadonlySet<string> =>
  new Set(
    SOURCES.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !NO_SOURCE.test(path))
        .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/(["'])([A-Za-z]+\.\w+)\1/g)])
        .flatMap(([, , name]) => name ?? []),
    ),
  );

describe('The texts of the console', () => {
  test('the source shows none as it is', () => {
    expect(read.flatMap(({ bare }) => bare).map(written)).toEqual([]);
  });

  test('the source names each that is translated or declared', () => {
    const texts = read.flatMap(({ translated, declared }) => [...translated, ...declared]);
    expect(texts.filter(({ text }) => !englishTexts.has(text)).map(written)).toEqual([]);
  });

  test('none is in the catalogue for nothing', () => {
    // Tests of rules call their fields by it.
    const used = new Set([...usedNames(), 'labels.text']);
    expect([...englishTexts.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test('every permission, group of permissions and action has one', () => {
    const permissions = permissionCatalogue.flatMap(({ name, group }) => [name, group]);
    expect(permissions.filter((name) => permissionLabel(english, name) === name)).toEqual([]);
    const plain = (action: string) => action.toLowerCase().replaceAll('_', ' ');
    expect(AUDIT_ACTIONS.filter((action) => actionText(english, action) === plain(action))).toEqual([]);
  });
});
