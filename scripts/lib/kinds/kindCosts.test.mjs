import { readFileSync } from 'node:fs';
import { DOCUMENT, kindCosts, kindCostsTable, ownerOf, registryLines, withTable } from './kindCosts.mjs';
import { inRoot } from '../project.mjs';

test.each([
  ['api/modules/events/eventCategory.ts', 'eventCategory'],
  ['admin/screens/events/event.form.tsx', 'event'],
  ['api/modules/languages/languageDirectory.ts', 'language'],
  ['api/modules/events/eventful.ts', null],
  ['api/modules/blog/index.ts', null],
])('the table of costs counts %s for %s', (path, owner) => {
  expect(ownerOf(path, ['event', 'eventCategory', 'language'])).toBe(owner);
});

test('the table of costs counts the lines of a registry that name a kind, and its block', () => {
  const lines = [
    "import { PartnerResolver, partnerStore } from './partners/partner.js';",
    '  partnership,',
    '  partner,',
    "  ...recordScreens('partner', {",
    "    base: 'partner',",
    '  }),',
    "  ...recordScreens('other', {",
  ];
  expect(registryLines(lines, { name: 'partner', plural: 'partners' })).toBe(5);
});

test('the table of costs adds up what a kind costs', () => {
  for (const { name, all, ...parts } of kindCosts()) {
    const numbers = Object.values(parts);
    expect([name, all]).toEqual([name, numbers.reduce((sum, lines) => sum + lines, 0)]);
    expect([name, parts.domain > 0 && parts.api > 0 && parts.console > 0]).toEqual([name, true]);
  }
});

test('the table of the document is that of the code: npm run kind-costs writes it', () => {
  const text = readFileSync(inRoot(DOCUMENT), 'utf8');
  expect(text).toBe(withTable(text, kindCostsTable()));
});
