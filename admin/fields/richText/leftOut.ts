import type { NamesOf } from '../../texts/translate';

/** Name of a style attribute while pasted HTML is prepared: the page's CSP would report each real one. */
export const STYLE = 'data-pasted-style';

/** Sort of content that pasted HTML can contain and a text cannot. */
interface Loss {
  readonly words: NamesOf<'count'>;
  /** Number of them that the pasted body has and the cleaned text does not. */
  readonly count: (pasted: HTMLElement, cleaned: ParentNode) => number;
}

const among = (selector: string) => (pasted: HTMLElement) => pasted.querySelectorAll(selector).length;

/** Pictures that show something: mails contain others, of one pixel, which report that they were opened. */
const isPicture = (image: Element): boolean => {
  const sizes = ['width', 'height'].map((name) => image.getAttribute(name));
  return !sizes.some((size) => size !== null && Number.parseInt(size, 10) <= 1);
};

const picturesIn = (body: ParentNode) =>
  [...body.querySelectorAll('img')].filter(isPicture).length + body.querySelectorAll('svg:not(svg svg), canvas').length;

/** Text that is crossed out: by an element, or as Google Docs and Word Online do it, by a style. */
const CROSSED = `s, strike, del, [${STYLE}*="line-through" i]`;

const LOSSES: readonly Loss[] = [
  {
    words: 'records.countPictures',
    count: (pasted, cleaned) => picturesIn(pasted) - picturesIn(cleaned),
  },
  {
    words: 'records.countTablesTheirRowsAre',
    count: among('table:not(table table)'),
  },
  {
    words: 'records.countVideosSoundsOrEmbedded',
    count: among('iframe, video, audio, object:not(object object), embed:not(object embed)'),
  },
  {
    words: 'records.countCrossedOutPassagesThey',
    count: (pasted) =>
      [...pasted.querySelectorAll(CROSSED)].filter(
        (element) => element.textContent?.trim() && !element.parentElement?.closest(CROSSED),
      ).length,
  },
  {
    words: 'records.countFormFieldsOrButtons',
    count: among('button, textarea, select, input:not([type=hidden])'),
  },
  { words: 'records.countDividingLines', count: among('hr') },
];

/** One sort of things that a paste left out. */
export interface LeftOut {
  readonly words: NamesOf<'count'>;
  readonly count: number;
}

/** Content of pasted HTML that a text does not keep, counted by sort. @param cleaned what it keeps */
export function leftOutOf(pasted: HTMLElement, cleaned: ParentNode): readonly LeftOut[] {
  return LOSSES.map(({ words, count }) => ({ words, count: count(pasted, cleaned) })).filter(({ count }) => count > 0);
}
