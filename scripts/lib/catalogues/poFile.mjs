import { po } from 'gettext-parser';

/** Groups of a catalogue that are no messages: they are changed in the file itself. */
const NO_MESSAGES = new Set(['direction', 'reading']);

/** The messages of a catalogue with their paths: 'site.book.placesLeft'. */
function messagesOf(texts, path = '') {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts ?? {})
    .filter(([name]) => path !== '' || !NO_MESSAGES.has(name))
    .flatMap(([name, inner]) => messagesOf(inner, path === '' ? name : `${path}.${name}`));
}

/**
 * A catalogue as a PO file, as translators and their tools know it: the path of a text is its context, its English text the
 * id. Plural forms are within the text, as ICU writes them.
 * @param {string} language
 * @param {object} own the catalogue of the language; texts that it lacks are empty
 * @param {object} english
 * @returns {string}
 */
export function poOf(language, own, english) {
  const known = new Map(messagesOf(own));
  const translations = {};
  for (const [path, text] of messagesOf(english)) {
    const comments = /\{/.test(text) ? { extracted: 'ICU message: keep the names in braces.' } : undefined;
    translations[path] = { [text]: { msgctxt: path, msgid: text, msgstr: [known.get(path) ?? ''], comments } };
  }
  const headers = { language, 'content-type': 'text/plain; charset=utf-8', 'content-transfer-encoding': '8bit' };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
}

/** The English texts with the translations in their places, in the order of English; a text without one is left out. */
function translated(english, texts, path = '') {
  if (typeof english === 'string') return texts.get(path);
  const inner = Object.entries(english).map(([name, value]) => [
    name,
    translated(value, texts, path === '' ? name : `${path}.${name}`),
  ]);
  const present = inner.filter(([, value]) => value !== undefined);
  if (Array.isArray(english)) return present.length > 0 ? present.map(([, value]) => value) : undefined;
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

/**
 * A catalogue with the translations of a PO file. Texts that the file leaves empty stay as they are.
 * @param {string} file
 * @param {{ own: object, english: object, parametersOf: (message: string) => ReadonlyMap<string, unknown> }} catalogues
 *   `parametersOf` throws a SyntaxError for what is no ICU message
 * @returns {{ catalogue: object, changed: number, problems: string[] }} the problems are a line each; with any, the catalogue is
 *   not to be stored
 */
export function withTranslations(file, { own, english, parametersOf }) {
  const sources = new Map(messagesOf(english));
  const texts = new Map(messagesOf(own));
  const problems = [];
  let changed = 0;
  const namesOf = (message) => [...parametersOf(message).keys()].sort().join(', ');
  const entries = Object.values(po.parse(file).translations).flatMap((group) => Object.values(group));
  for (const { msgctxt: path, msgid, msgstr, comments } of entries) {
    const [text = ''] = msgstr;
    if (msgid === '' || text.trim() === '' || comments?.flag?.includes('fuzzy')) continue;
    const source = path === undefined ? undefined : sources.get(path);
    if (source === undefined) problems.push(`${path ?? msgid}: there is no such text.`);
    else if (source !== msgid) problems.push(`${path}: its English text has changed since: ${source}`);
    else {
      try {
        const [expected, found] = [namesOf(source), namesOf(text)];
        if (expected !== found) problems.push(`${path}: the names in braces must be "${expected}", not "${found}".`);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        problems.push(`${path}: it cannot be read as an ICU message (${error.message}): ${text}`);
      }
      if (texts.get(path) !== text) changed += 1;
      texts.set(path, text);
    }
  }
  const { direction = 'ltr', reading = english.reading } = own;
  const { direction: _direction, reading: _reading, ...groups } = english;
  return { catalogue: { direction, ...translated(groups, texts), reading }, changed, problems };
}
