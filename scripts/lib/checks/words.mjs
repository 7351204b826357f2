/**
 * Phrases that docs/glossary.md says to avoid, as far as a pattern recognizes them, each with what to write instead; a blank
 * matches any white space. `(?<!…)` and `(?!…)` leave out their plain uses: `:name` stands for a value, an enquiry is answered.
 */
export const avoided = [
  [
    '\\basked for\\b|\\b(?:is|are|was|were|been|being|as|never) asked\\b(?! (?:to|whether|if)\\b)',
    'requested, queried',
  ],
  ['\\bwho asks?\\b', 'caller, client, user, visitor'],
  ['\\banswers\\b(?<!\\bquestions (?:and|with) answers)', 'returns, responds with; responses'],
  ['\\banswer(?:ed|ing)\\b(?<!\\benquir(?:y is|ies are) answered)(?! enquir)', 'returned, responded'],
  ['\\b(?:tells?|told|telling) (?:\\w+ )?of\\b|\\b(?:is|are|was|were|be|been) told\\b', 'notify, publish; state, show'],
  ['\\bhears?\\b|\\bheard (?:of|from)\\b', 'is notified, receives; listener, subscriber'],
  ['\\bspeaks?\\b(?! (?:the |an? )?languages?\\b)|\\bspoken of\\b', 'use, mention, notify'],
  ['\\blets? go\\b|\\bkept (?:pages?|responses?|totals?|copy|copies)\\b', 'evict, release; cached'],
  ['\\b(?:stands?|stood|standing)\\b(?! (?:for|alone)\\b)', 'is, is stored in, is shown'],
  ['\\banother way than\\b|\\basks of its\\b', 'override, hook, strategy'],
  ['\\bin (?:turn|its turn)\\b', 'alternately, each'],
  ['\\bone after (?:another|the other)\\b', 'sequentially, in sequence, serialized'],
  ['\\btr(?:y|ies|ied) again later\\b|\\bsteady pace\\b', 'retry, back off; constant time'],
  ['\\bmust hold\\b|\\bcomes? (?:this|so) far\\b', 'invariant, precondition, guard'],
  ['\\bwhoever\\b|\\bsomebody\\b', 'user, visitor, caller, person, someone'],
  [
    '\\b(?:is|are) none of (?:its|theirs|his|hers)\\b|\\bthat (?:is|are) none\\b',
    'invalid, unknown, missing, not part of it',
  ],
  ['\\btaken for\\b|\\bgathered\\b', 'treated as, mistaken for; grouped, collected'],
  ['\\bcomes? again\\b|\\bha(?:s|ve|d) done so\\b', 'reconnects, recurs; has finished'],
  ['\\buntil written\\b|\\bwhen wanted\\b|\\bhowever often\\b', 'memoized, lazy, on request, idempotent'],
].map(([pattern, instead]) => ({ pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), 'gi'), instead }));

/** Text around words that is no word: line breaks with the marks of comments and of quotes, and code in backticks. */
const layout = [/\r?\n[ \t]*(?:\*(?!\/)|\/\/|>|#)?[ \t]*/g, /`[^`]*`/g];

/** The text with its layout blanked out, so that phrases are found across lines, at the index that they have in it. */
const plain = (text) =>
  layout.reduce((all, pattern) => all.replace(pattern, (found) => ' '.repeat(found.length)), text);

/**
 * The avoided phrases in a comment, a title or a document.
 * @returns {{index: number, phrase: string, instead: string}[]} index: where the phrase begins in the text
 */
export function avoidedIn(text) {
  const words = plain(text);
  return avoided
    .flatMap(({ pattern, instead }) =>
      [...words.matchAll(pattern)].map(({ 0: found, index }) => ({
        index,
        phrase: found.replace(/\s+/g, ' '),
        instead,
      })),
    )
    .sort((a, b) => a.index - b.index);
}

/** A Markdown table whose header has the column "avoid": it lists the phrases. */
const LIST = /^\|[^\n]*\| avoid +\|\n(?:\|.*\n?)*/gm;
/** Target of a link: files are named as they are. */
const TARGET = /\]\([^)\n]*\)/g;
const FENCED = /^ *```[^]*?^ *```/gm;

/**
 * The same of a document, by line from 1: Markdown without its code, or any text that is mostly comments and descriptions.
 * @returns {{line: number, phrase: string, instead: string}[]}
 */
export function avoidedInDocument(document) {
  const blank = (found) => found.replace(/[^\n]/g, ' ');
  const prose = [FENCED, LIST, TARGET].reduce((text, pattern) => text.replace(pattern, blank), document);
  return avoidedIn(prose).map(({ index, phrase, instead }) => ({
    line: prose.slice(0, index).split('\n').length,
    phrase,
    instead,
  }));
}
