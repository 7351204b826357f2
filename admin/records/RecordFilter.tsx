import { useQuery } from '@apollo/client/react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ListFilter } from './screen';

const ALL = 'all';

interface RecordFilterProps {
  readonly filter: ListFilter;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Narrows a list by a record of another kind: all, or one. */
export function RecordFilter({ filter: { label, options, empty }, chosen, onChoose }: RecordFilterProps) {
  const { data } = useQuery(options);
  const choices = data?.options ?? [];
  const known = chosen === null || choices.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen ?? ALL}
      onChange={({ target }) => onChoose(target.value === ALL ? null : target.value)}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 200px' } }}
    >
      <MenuItem value={ALL}>All</MenuItem>
      {!known && <MenuItem value={chosen}>{data ? 'Not Found' : '…'}</MenuItem>}
      {data && choices.length === 0 && <MenuItem disabled>{empty}</MenuItem>}
      {choices.map(({ id, label: name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
