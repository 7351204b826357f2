import Button from '@mui/material/Button';
import type { ListStateControl } from '../list/state/useListState';
import type { ListFilter } from '../screen';
import { useT } from '../../texts/useT';
import { ChoiceFilter } from './ChoiceFilter';
import { DateField } from './DateField';
import { RecordFilter } from './RecordFilter';
import { CloseIcon } from '../../ui/icons/actions';

interface OneFilterProps {
  readonly filter: ListFilter;
  readonly state: Pick<ListStateControl, 'displayed' | 'change'>;
}

/** The control of a filter: a select of values or records, a day, or a button that takes away what a link has set. */
export function OneFilter({ filter, state: { displayed, change } }: OneFilterProps) {
  const t = useT();
  const { param, label } = filter;
  const chosen = displayed.chosen[param] ?? null;
  const onChoose = (id: string | null) => change({ chosen: { ...displayed.chosen, [param]: id ?? '' } });
  if ('choices' in filter) {
    const choices = filter.choices.map(({ id, label: name }) => ({ id, label: t.words(name) }));
    return <ChoiceFilter label={label} choices={choices} chosen={chosen} onChoose={onChoose} all={filter.all} />;
  }
  if ('valueOfDay' in filter) {
    const at = (other: string | undefined) => (other ? (displayed.chosen[other] ?? null) : null);
    return <DateField label={t(label)} value={chosen} min={at(filter.from)} max={at(filter.to)} onChange={onChoose} />;
  }
  if ('byLink' in filter) {
    return chosen ? (
      <Button variant="outlined" endIcon={<CloseIcon />} onClick={() => onChoose(null)}>
        {t(label)}
      </Button>
    ) : null;
  }
  return <RecordFilter filter={filter} chosen={chosen} onChoose={onChoose} />;
}
