import { type ReactNode, useRef } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import { useShortcut } from '../shell/shortcuts/useShortcut';
import { useT } from '../texts/useT';
import type { ListStateControl } from './useListState';

interface FilterBarProps {
  readonly state: ListStateControl;
  /** What one searches by. */
  readonly label: string;
  /** The other ways to narrow the list. */
  readonly children?: ReactNode;
}

/** What stands above a list: its search, and its filters. */
export function FilterBar({ state, label, children }: FilterBarProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 2 }}>
      <TextField
        size="small"
        type="search"
        inputRef={input}
        label={t(label)}
        value={state.shown.searchName}
        onChange={({ target }) => state.change({ searchName: target.value })}
        sx={{ flex: { xs: '1 1 160px', lg: '1 1 200px' }, maxInlineSize: { sm: 320 } }}
        slotProps={{
          htmlInput: { maxLength: SEARCH_MAX, dir: 'auto' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {children}
    </Box>
  );
}
