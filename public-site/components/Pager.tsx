import { PAGER_WINDOW } from '@polyphony/domain/limits.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../texts/texts.js';
import { pageAddress, type Parameters } from '../visit/address.js';

interface PagerProps {
  readonly path: string;
  readonly page: number;
  readonly pages: number;
  /** Other parameters of the address: the search. */
  readonly parameters: Parameters;
  readonly texts: Texts['pager'];
}

/** The page numbers that are shown: a window around the present one. */
export function windowAround(page: number, pages: number, width = PAGER_WINDOW): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), pages - width + 1));
  return Array.from({ length: Math.min(width, pages) }, (_, index) => first + index);
}

/** Links to the pages of a list; nothing when there is one page only. */
export function Pager({ path, page, pages, parameters, texts }: PagerProps) {
  if (pages < 2) return null;
  const hrefOf = (to: number) => pageAddress(path, to, parameters);
  return (
    <nav className="pager" aria-label={texts.label}>
      {page > 1 && (
        <a className="button button--quiet" rel="prev" href={hrefOf(page - 1)}>
          {texts.previous}
        </a>
      )}
      <ol>
        {windowAround(page, pages).map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-label={format(texts.page, { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="button button--quiet" rel="next" href={hrefOf(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
  );
}
