import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { oncePerServer } from '../screens/content.js';
import { isPseudo, LANGUAGES } from '../screens/combinations.js';
import { addLanguage } from './languages.js';
import { type Content, foreignParts, JOINT } from './foreignParts.js';
import type { TestServer } from './testServer.js';

/** Adds the pseudo-languages to a site, so that it can be read in them. Does nothing in other runs. */
export const addPseudoLanguages = oncePerServer(async ({ admin }) => {
  if (!isPseudo) return;
  for (const code of LANGUAGES) {
    const id = await addLanguage(admin, { name: `Pseudo ${code}`, code });
    if (id === null) throw new Error(`The language ${code} could not be added.`);
  }
});

const samples = fileURLToPath(new URL('../../admin/screens/dashboards/samples/', import.meta.url));

/** The strings of the figures that the dashboards show as an example. */
async function sampleStrings(): Promise<readonly string[]> {
  const sources = await Promise.all((await readdir(samples)).map((name) => readFile(join(samples, name), 'utf8')));
  return sources.flatMap((source) => [...source.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? ''));
}

/** The strings in the files of an embedded database. */
async function contentOf(folder: string): Promise<Content> {
  const strings = new Set<string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.seg'))) {
    const data = await readFile(join(folder, file), 'utf8');
    // Strings end at a control character of BSON; rich text and lists hold several.
    for (const text of data.split(/[\p{Cc}"<>\uFFFD]+/u))
      if (text.length > 1) strings.add(text.trim().normalize('NFC'));
  }
  for (const text of await sampleStrings()) for (const part of text.split(', ')) strings.add(part);
  return { strings, all: [...strings].join('\n') };
}

interface VisibleText {
  readonly text: string;
  readonly at: string;
}

/** The texts of the page, those for screen readers included: a text of one element, with its inline parts. Runs in the page. */
function visibleTexts(): VisibleText[] {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const SILENT = 'script, style, noscript, textarea, svg, [contenteditable=true], [hidden], [data-no-text]';
  const found: VisibleText[] = [{ text: document.title, at: 'the title' }];
  const name = (element: Element) => {
    const classes = [...element.classList].filter((one) => !/^(css|rtl|ltr)-/.test(one)).slice(0, 2);
    // A form's own `tagName` may be its field of that name.
    return [element.localName, ...classes].join('.');
  };
  const blockOf = (element: Element): Element => {
    let block = element;
    while (block.parentElement && ['inline', 'contents'].includes(getComputedStyle(block).display))
      block = block.parentElement;
    return block;
  };
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Marked words are words of the text around them.
    const element = node.parentElement?.closest('mark')?.parentElement ?? node.parentElement;
    if (!element || element.closest(SILENT) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const block = blockOf(element);
    // Two elements side by side are two texts; those within a sentence are within its brackets.
    const joint = last === null || last === element ? '' : '\u0002';
    blocks.set(block, (blocks.get(block) ?? '') + (blocks.has(block) ? joint : '') + (node.nodeValue ?? ''));
    last = element;
  }
  for (const [element, text] of blocks) found.push({ text, at: name(element) });
  for (const element of document.querySelectorAll(ATTRIBUTES.map((attribute) => `[${attribute}]`).join())) {
    if (element.closest(SILENT) && !element.matches('textarea, svg')) continue;
    for (const attribute of ATTRIBUTES) {
      const text = element.getAttribute(attribute);
      if (text) found.push({ text, at: `${attribute} of ${name(element)}` });
    }
  }
  return found;
}

const contents = new Map<string, Content>();

/** Faults of texts, where content may have been stored since the last call. */
async function faultsOf(texts: readonly VisibleText[], server: TestServer): Promise<string[]> {
  const faultsIn = (content: Content) =>
    texts.flatMap(({ text, at }) =>
      foreignParts(text, content).map((fault) => `${fault}, in ${at}: ${text.replaceAll(JOINT, '|').slice(0, 160)}`),
    );
  const known = contents.get(server.url);
  if (known && faultsIn(known).length === 0) return [];
  const content = await contentOf(join(server.dataDir, 'mongo'));
  contents.set(server.url, content);
  return [...new Set(faultsIn(content))];
}

/** Texts of the page that no catalogue has, and those put together from several; none outside of pseudo-languages. */
export const foreignTexts = async (page: Page, server: TestServer): Promise<string[]> =>
  isPseudo ? faultsOf(await page.evaluate(visibleTexts), server) : [];

/** The same for lines of a mail or a calendar. */
export const foreignLines = (lines: readonly string[], server: TestServer): Promise<string[]> =>
  faultsOf(
    lines.map((text) => ({ text, at: 'a line' })),
    server,
  );
