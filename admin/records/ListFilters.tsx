import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import { useLanguages } from '../shell/LanguageProvider';
import { STATUSES, type Status } from './listState';
import { RecordFilter } from './RecordFilter';
import type { ListFilter } from './screen';
import type { RecordListControl } from './useRecordList';

const STATUS_LABELS: Readonly<Record<Status, string>> = { active: 'Active Items', featured: 'Featured Items' };
const ALL = 'all';

interface ListFiltersProps {
  readonly list: RecordListControl;
  readonly filters?: readonly ListFilter[];
}

/** Search by name, status, and whatever other filters a screen adds. */
export function ListFilters({ list: { state, shape }, filters = [] }: ListFiltersProps) {
  const { searchName, status } = state.shown;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 2 }}>
      <TextField
        size="small"
        type="search"
        label="Search by name"
        value={searchName}
        onChange={({ target }) => state.change({ searchName: target.value })}
        sx={{ flex: '1 1 200px', maxInlineSize: { sm: 320 } }}
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
      {shape.statuses.length > 0 && (
        <TextField
          select
          size="small"
          label="Status"
          value={status ?? ALL}
          onChange={({ target }) => state.change({ status: STATUSES.find((known) => known === target.value) ?? null })}
          sx={{ flex: { xs: '1 1 140px', sm: '0 0 170px' } }}
        >
          <MenuItem value={ALL}>All</MenuItem>
          {shape.statuses.map((known) => (
            <MenuItem key={known} value={known}>
              {STATUS_LABELS[known]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {filters.map((filter) => (
        <RecordFilter
          key={filter.param}
          filter={filter}
          chosen={state.shown.chosen[filter.param] ?? null}
          onChoose={(id) => state.change({ chosen: { ...state.shown.chosen, [filter.param]: id ?? '' } })}
        />
      ))}
    </Box>
  );
}

interface LanguageTabsProps {
  readonly selected: string;
  readonly onSelect: (code: string) => void;
  /** The id of what the tabs change. */
  readonly controls: string;
}

/** The language that names are shown in; not there while only one language is active. */
export function LanguageTabs({ selected, onSelect, controls }: LanguageTabsProps) {
  const { languages } = useLanguages();
  if (languages.length < 2) return null;
  return (
    <Tabs
      value={selected}
      onChange={(_, code: string) => onSelect(code)}
      aria-label="Language of the names"
      variant="scrollable"
      scrollButtons="auto"
      sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingInline: 1 }}
    >
      {languages.map(({ code, name }) => (
        <Tab key={code} value={code} label={name} aria-controls={controls} id={`${controls}-${code}`} />
      ))}
    </Tabs>
  );
}
