import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { SiteTexts } from '@polyphony/domain/catalogues/siteTexts.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { TextsOfSite } from '@polyphony/domain/siteTexts/editedTexts.js';
import type { SiteSettings } from '../settings/siteSettings.js';
import { withNames } from '../settings/withNames.js';
import { hasTextsIn, type Texts } from './texts.js';

/** The same texts, calling `note` with each group that is read. */
const noting = <Groups extends object>(texts: Groups, note: (group: string) => void): Groups =>
  new Proxy(texts, {
    get: (target, name, receiver): unknown => {
      if (typeof name === 'string') note(name);
      return Reflect.get(target, name, receiver);
    },
  });

/** The site's own texts as one page reads them; it notes on which of them the page depends. */
export class PageTexts {
  readonly #used = new Set<string>();

  constructor(private readonly source: Pick<TextsOfSite, 'siteIn' | 'hasIn'>) {}

  #note(code: string, scope: string): void {
    this.#used.add(`${code}.${scope}`);
    if (hasTextsIn(code)) return;
    for (const fallback of [baseLanguage(), SOURCE_LANGUAGE]) this.#used.add(`${fallback}.${scope}`);
  }

  /** The texts of a language. */
  in(code: string): SiteTexts {
    return noting(this.source.siteIn(code), (group) => this.#note(code, `site.${group}`));
  }

  /** The same with the names that the settings give the site. */
  named(code: string, settings: SiteSettings): Texts {
    return noting(withNames(this.source.siteIn(code), settings), (group) => this.#note(code, `site.${group}`));
  }

  /** Whether a language has all texts of a group, 'privacy', of its own. */
  has(code: string, group: keyof SiteTexts): boolean {
    this.#note(code, `site.${group}`);
    return this.source.hasIn(code, `site.${group}`);
  }

  /** What was read so far: 'es.site.events'. */
  used(): readonly string[] {
    return [...this.#used];
  }
}
