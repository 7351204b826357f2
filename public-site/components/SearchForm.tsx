import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import type { Parameters } from '../visit/address.js';
import { Hidden } from './Hidden.js';

interface SearchFormProps {
  /** Path of the list. */
  readonly path: string;
  /** Id of the input. */
  readonly id: string;
  /** Name of the parameter that the text becomes. */
  readonly name?: 'search' | 'q';
  readonly search: string;
  /** Called with what is typed, where scripts follow it: `search` is then what was typed last. */
  readonly onType?: (typed: string) => void;
  /** The form of the whole site: it needs no label to be seen. */
  readonly wholeSite?: boolean;
  /** Filters of the list beside the search, which a search keeps. */
  readonly parameters?: Parameters;
  readonly texts: { readonly searchLabel: string; readonly searchPlaceholder: string; readonly search: string };
}

/** A search: a form whose text becomes a part of the address. */
export function SearchForm(props: SearchFormProps) {
  const { path, id, name = 'search', search, onType, wholeSite = false, parameters = {}, texts } = props;
  return (
    <search>
      <form className={wholeSite ? 'search search--site' : 'search'} action={path} method="get">
        <Hidden parameters={parameters} />
        <label className={wholeSite ? 'visually-hidden' : undefined} htmlFor={id}>
          {texts.searchLabel}
        </label>
        <div className="search__row">
          <input
            id={id}
            type="search"
            name={name}
            {...(onType ? { value: search, onChange: ({ target }) => onType(target.value) } : { defaultValue: search })}
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
