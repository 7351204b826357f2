import '../../ui/inlineFields.css';
import type { TextName } from '../../texts/translate';
import { memo, type ReactNode, useRef } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import { useShortcut } from '../../shortcuts/useShortcut';
import { useT } from '../../texts/useT';
import type { ListStateControl } from '../list/state/useListState';
import { visuallyHidden } from '@mui/utils';
import { SearchIcon } from '../../ui/icons/actions';

interface FilterBarProps {
  readonly state: Pick<ListStateControl, 'displayed' | 'change'>;
  /** Label of the search field. */
  readonly label: TextName;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** A filter, or the button that shows the filters. */
const FILTER = '[role=combobox], button, input:not([type=search])';

/** The search field and the filters above a list. */
export function FilterBar({ state, label, children }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useShortcut('filter', () => {
    const first = bar.current?.querySelector<HTMLElement>(FILTER);
    if (!first) return false;
    first.focus();
    return undefined;
  });
  return (
    <div ref={bar} role="search" className="inline-fields list-bar">
      <SearchField label={label} value={state.displayed.searchName} change={state.change} />
      {children}
    </div>
  );
}

interface SearchFieldProps extends Pick<ListStateControl, 'change'> {
  readonly label: TextName;
  readonly value: string;
}

/** Memoized: re-renders when the search changes, not for every page. */
const SearchField = memo(function SearchField({ label, value, change }: SearchFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <TextField
      size="small"
      type="search"
      inputRef={input}
      label={t(label)}
      placeholder={t(label)}
      value={value}
      onChange={({ target }) => change({ searchName: target.value })}
      sx={{ flex: { xs: '1 1 160px', lg: '1 1 180px' }, maxInlineSize: { sm: 320 } }}
      slotProps={{
        htmlInput: { maxLength: SEARCH_MAX, dir: 'auto' },
        // Read by screen readers: the placeholder is seen until something is typed, and the icon after that.
        inputLabel: { sx: visuallyHidden },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
});
