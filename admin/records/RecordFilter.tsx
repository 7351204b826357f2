import { useQuery } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages.js';
import { ChoiceFilter } from './ChoiceFilter';
import type { ReferenceFilter } from './screen';

interface RecordFilterProps {
  readonly filter: Pick<ReferenceFilter, 'label' | 'options' | 'empty'>;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Narrows a list by a record of another kind: all, or one. */
export function RecordFilter({ filter: { label, options, empty }, chosen, onChoose }: RecordFilterProps) {
  const { data } = useQuery(options);
  const known = (data?.options ?? []).map(({ id, label: name }) => ({ id, label: name }));
  const choices = [
    ...(chosen !== null && !known.some(({ id }) => id === chosen)
      ? [{ id: chosen, label: data ? messages.notFoundLabel : '…' }]
      : []),
    ...(data && known.length === 0 ? [{ id: 'none', label: empty, disabled: true }] : []),
    ...known,
  ];
  return <ChoiceFilter label={label} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
