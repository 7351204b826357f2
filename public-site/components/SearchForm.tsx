import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import type { Parameters } from '../visit/address.js';
import { Hidden } from './Hidden.js';

interface SearchFormProps {
  /** Path of the list. */
  readonly path: string;
  /** Id of the input. */
  readonly id: string;
  readonly search: string;
  /** Filters of the list beside the search, which a search keeps. */
  readonly parameters?: Parameters;
  readonly texts: { readonly searchLabel: string; readonly searchPlaceholder: string; readonly search: string };
}

/** The search of a list: a form whose text becomes a part of the address. */
export function SearchForm({ path, id, search, parameters = {}, texts }: SearchFormProps) {
  return (
    <search>
      <form className="search" action={path} method="get">
        <Hidden parameters={parameters} />
        <label htmlFor={id}>{texts.searchLabel}</label>
        <div className="search__row">
          <input
            id={id}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={SEARCH_MAX}
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            dir="auto"
          />
          <button className="button" type="submit">
            {texts.search}
          </button>
        </div>
      </form>
    </search>
  );
}
