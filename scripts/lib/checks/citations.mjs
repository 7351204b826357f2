import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { inRoot, workspaces } from '../project.mjs';

const SPEC_PAGE = 'docs/spec/decisions.md';
const RECORDS = 'docs/decisions';

const notOurs = new Set(['node_modules', 'dist', 'coverage', 'artefacts', 'generated', 'gql']);
const texts = /\.(ts|tsx|mjs|cjs|md|css|graphql|html|yml)$/;

/** The code and documents of the checkout, without generated files, as paths from its root. */
export function citingFiles(folder = '') {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? citingFiles(path) : texts.test(entry.name) ? [path.split(sep).join('/')] : [];
  });
}

/** The numbers of the specification's decisions, and those of our own records, as citations write them. */
export function readDecisions() {
  const spec = [...readFileSync(inRoot(SPEC_PAGE), 'utf8').matchAll(/^(\d+)\. <a id="spec-d\1"><\/a>/gm)];
  const records = readdirSync(inRoot(RECORDS)).flatMap((name) => /^(\d{4})-.+\.md$/.exec(name)?.[1] ?? []);
  return { spec: new Set(spec.map(([, number]) => number)), records: new Set(records) };
}

/**
 * The word "decision" with a plain number, possibly across a line break of a comment: it does not say which list is
 * cited.
 */
const bare = /\bdecisions?(?: |\r?\n *(?:\*|\/\/)? ?)\d+/gi;
const cited = /\b(SPEC-D|ADR)([- ]?)(\d+)/g;

const isKnown = (family, joint, number, { spec, records }) =>
  family === 'ADR' ? joint === '-' && records.has(number) : joint === '' && spec.has(number);

/** The citations in a text that lead nowhere. */
export function wrongCitations(text, decisions) {
  return [
    ...[...text.matchAll(cited)].filter(([, ...parts]) => !isKnown(...parts, decisions)),
    ...text.matchAll(bare),
  ].map(([whole]) => whole.replace(/\s+(?:[*/]+ )?/, ' '));
}

const withoutCode = (markdown) => markdown.replace(/^ *```[^]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchors of a page, as GitHub makes them from headings, and those written as `<a id>`. */
function anchorsOf(markdown) {
  const seen = new Map();
  const headings = [...markdown.replace(/^ *```[^]*?^ *```/gm, '').matchAll(/^#+ +(.+)$/gm)].map(([, heading]) => {
    const text = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase();
    const slug = text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before ? `${slug}-${before}` : slug;
  });
  return new Set([...headings, ...[...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)]);
}

/**
 * The relative links of a page that point to no file of the checkout, or to a page without that anchor.
 * @param path the page, from the root of the checkout
 * @param read returns the text of a file of the checkout, null when there is none
 */
export function brokenLinks(path, markdown, read = readText) {
  return [...withoutCode(markdown).matchAll(/\]\(<?([^()<>\s]+)>?(?: "[^"]*")?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z][a-z0-9+.-]*:/i.test(target))
    .filter((target) => {
      const [file, anchor] = decodeURIComponent(target).split('#');
      const text = file ? read(join(dirname(path), file)) : markdown;
      return text === null || Boolean(anchor && !anchorsOf(text).has(anchor));
    });
}

/** The text of a file, '' for a folder or a binary; null when it does not exist or lies outside of the checkout. */
function readText(path) {
  const absolute = inRoot(path);
  if (relative(inRoot(), absolute).startsWith('..') || !existsSync(absolute)) return null;
  return path.endsWith('.md') ? readFileSync(absolute, 'utf8') : '';
}

/** The folders at the root of the checkout that documents name files of. */
const FOLDERS = [...workspaces, 'docs', 'scripts'].join('|');
const pathPattern = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g');

/** The paths in backticks that lead to no file or folder of the checkout. */
export const missingPaths = (markdown, read = readText) =>
  [...markdown.matchAll(pathPattern)].map(([, path]) => path).filter((path) => read(path) === null);
