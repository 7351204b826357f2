import type { NamesOf } from '../../../texts/translate';

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

const crossedIn = (body: ParentNode) =>
  [...body.querySelectorAll(CROSSED)].filter(
    (element) => element.textContent?.trim() && !element.parentElement?.closest(CROSSED),
  ).length;

/** The tables that hold data: those that contain others, or one cell, lay out a mail. */
const dataTables = (body: ParentNode) =>
  [...body.querySelectorAll('table')].filter(
    (table) => !table.querySelector('table') && table.querySelectorAll('td, th').length > 1,
  ).length;

const LOSSES: readonly Loss[] = [
  {
    words: 'records.countPictures',
    count: (pasted, cleaned) => picturesIn(pasted) - picturesIn(cleaned),
  },
  {
    words: 'records.countTablesTheirRowsAre',
    count: (pasted, cleaned) => dataTables(pasted) - cleaned.querySelectorAll('table').length,
  },
  {
    words: 'records.countVideosSoundsOrEmbedded',
    count: among('iframe, video, audio, object:not(object object), embed:not(object embed)'),
  },
  {
    words: 'records.countCrossedOutPassagesThey',
    count: (pasted, cleaned) => crossedIn(pasted) - crossedIn(cleaned),
  },
  {
    words: 'records.countFormFieldsOrButtons',
    count: among('button, textarea, select, input:not([type=hidden])'),
  },
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
