import type { TextName } from '../../texts/translate';
import { memo, type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLanguages } from '../../language/LanguageProvider';
import { useT } from '../../texts/useT';
import { ChoiceFilter } from './ChoiceFilter';
import { FilterBar } from './FilterBar';
import { LINKED_STATUSES, STATUSES, type Status } from '../list/state/listState';
import { OneFilter } from './OneFilter';
import type { ListFilter } from '../screen';
import type { ListQuery } from '../list/state/useListQuery';
import type { ListStateControl } from '../list/state/useListState';
import { FilterIcon } from '../../ui/icons/views';

const STATUS_LABELS: Readonly<Record<Status, TextName>> = {
  active: 'words.activeItems',
  featured: 'words.featuredItems',
  inactive: 'home.unusedItems',
  draft: 'publishing.drafts',
};

interface ListFiltersProps {
  readonly list: Pick<ListQuery, 'state' | 'shape'>;
  readonly filters?: readonly ListFilter[];
  /** Label of the search: what one searches by. */
  readonly label?: TextName;
  /** Further controls above the list. */
  readonly children?: ReactNode;
}

/** Search by name, status, and whatever other filters a screen adds; on small screens behind one button. */
export function ListFilters({
  list: { state, shape },
  filters = [],
  label = 'records.searchByName',
  children,
}: ListFiltersProps) {
  const t = useT();
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const [open, setOpen] = useState(false);
  const folds = small && shape.statuses.length + filters.length > 0;
  const used = Object.values(state.displayed.chosen).filter(Boolean).length + (state.displayed.status ? 1 : 0);
  const choices = (
    <>
      {shape.statuses.length > 0 && (
        <StatusFilter statuses={shape.statuses} status={state.displayed.status} change={state.change} />
      )}
      {filters.map((filter) => (
        <OneFilter key={filter.param} filter={filter} state={state} />
      ))}
    </>
  );
  return (
    <FilterBar state={state} label={label}>
      {folds && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterIcon />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {used > 0 ? t('lists.filtersUsed', { used }) : t('lists.filters')}
        </Button>
      )}
      {!folds && choices}
      {children}
      {folds && open && choices}
    </FilterBar>
  );
}

interface StatusFilterProps extends Pick<ListStateControl, 'change'> {
  readonly statuses: readonly Status[];
  readonly status: Status | null;
}

/** Rendered again for another status, not for every page of the list. */
const StatusFilter = memo(function StatusFilter({ statuses, status, change }: StatusFilterProps) {
  const t = useT();
  return (
    <ChoiceFilter
      label="records.status"
      choices={statuses
        .filter((known) => !LINKED_STATUSES.includes(known) || known === status)
        .map((known) => ({ id: known, label: t(STATUS_LABELS[known]) }))}
      chosen={status}
      onChoose={(chosen) => change({ status: STATUSES.find((known) => known === chosen) ?? null })}
    />
  );
});

interface LanguageTabsProps {
  readonly selected: string;
  readonly onSelect: (code: string) => void;
  /** The id of what the tabs change. */
  readonly controls: string;
}

/** The language that names are shown in; not there while only one language is active. */
export const LanguageTabs = memo(function LanguageTabs({ selected, onSelect, controls }: LanguageTabsProps) {
  const t = useT();
  const { languages } = useLanguages();
  if (languages.length < 2) return null;
  return (
    <Tabs
      value={selected}
      onChange={(_, code: string) => onSelect(code)}
      aria-label={t('records.languageOfTheNames')}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', paddingInline: 1 }}
    >
      {languages.map(({ code, name }) => (
        <Tab key={code} value={code} label={name} aria-controls={controls} id={`${controls}-${code}`} />
      ))}
    </Tabs>
  );
});
