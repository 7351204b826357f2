import { CATALOGUES, hasTextsIn } from '../catalogues/catalogues.js';
import { textsOfGroup } from '../catalogues/groups.js';
import type { MailTexts } from '../catalogues/mailTexts.js';
import { parseTexts, withReplaced, type Parsed } from '../catalogues/parse.js';
import type { SiteTexts } from '../catalogues/siteTexts.js';
import { baseLanguage } from '../baseLanguage.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import { faultOfText } from './textFaults.js';
import { EDITED_GROUPS, editedTextsByPath, textsIn, type EditedGroup } from './textPages.js';

/** The texts that editors wrote, by language and path. */
export type WrittenTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** How many texts there are, and how many of them a language has of its own. */
export interface TextCount {
  readonly total: number;
  readonly translated: number;
}

/** The texts of the site and its mails: those of the catalogues, with what editors wrote in place of some. */
export interface TextsOfSite {
  readonly siteIn: (language: string) => SiteTexts;
  readonly mailsIn: (language: string) => MailTexts;
  /** Whether a language has all texts of a scope, 'site.privacy', of its own: from its catalogue, or from editors. */
  readonly hasIn: (language: string, scope: string) => boolean;
  /** How many texts there are, and how many of them a language has. */
  readonly countIn: (language: string) => TextCount;
}

const groups = { site: textsOfGroup<Parsed>('site'), mails: textsOfGroup<Parsed>('mails') };

/** What editors wrote in a language, parsed. A text that a release has given other placeholders since is left out. */
function readableIn(language: string, written: WrittenTexts): ReadonlyMap<string, Parsed> {
  const readable = [...(written.get(language) ?? [])].filter(([path, text]) => {
    const edited = editedTextsByPath.get(path);
    return edited && faultOfText(text, edited.source, language) === null;
  });
  return new Map(readable.map(([path, text]) => [path, parseTexts(text, language)]));
}

/** The language that a language without a catalogue is read in. */
const fallbackOf = (language: string): string => (language === baseLanguage() ? SOURCE_LANGUAGE : baseLanguage());

/** Reads a group of texts with what editors wrote. Each language is worked out when it is first read. */
function editedGroup<Texts>(group: EditedGroup, written: WrittenTexts): (language: string) => Texts {
  const known = new Map<string, Parsed>();
  const load = (language: string): Parsed => {
    const found = known.get(language);
    if (found !== undefined) return found;
    const isWritten = written.has(language);
    const hasCatalogue = hasTextsIn(language);
    // The code comes from a request: only languages with texts of their own are remembered.
    if (!isWritten && !hasCatalogue) return load(fallbackOf(language));
    const below = hasCatalogue ? groups[group](language) : load(fallbackOf(language));
    const texts = isWritten ? withReplaced(below, readableIn(language, written), group) : below;
    known.set(language, texts);
    return texts;
  };
  // The type is generated from the base catalogue, whose names the texts have.
  return (language) => load(language) as Texts;
}

function countIn(language: string, written: WrittenTexts): TextCount {
  const own = new Set(written.get(language)?.keys());
  for (const group of EDITED_GROUPS) for (const [path] of textsIn(CATALOGUES[language]?.[group], group)) own.add(path);
  const paths = [...editedTextsByPath.keys()];
  return { total: paths.length, translated: paths.filter((path) => own.has(path)).length };
}

/** Applies what editors wrote. */
export const editedTexts = (written: WrittenTexts): TextsOfSite => ({
  siteIn: editedGroup<SiteTexts>('site', written),
  mailsIn: editedGroup<MailTexts>('mails', written),
  countIn: (language) => countIn(language, written),
  hasIn: (language, scope) => {
    if (hasTextsIn(language)) return true;
    const own = written.get(language);
    return [...editedTextsByPath.values()].every((text) => text.scope !== scope || own?.has(text.path) === true);
  },
});

/** The texts as the catalogues have them. */
export const UNEDITED_TEXTS = editedTexts(new Map());
