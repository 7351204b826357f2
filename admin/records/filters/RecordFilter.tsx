import { useQuery } from '@apollo/client/react';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { useT } from '../../texts/useT';
import { ChoiceFilter } from './ChoiceFilter';
import type { ReferenceFilter } from '../screen';

interface RecordFilterProps {
  readonly filter: Pick<ReferenceFilter, 'label' | 'options' | 'empty' | 'all' | 'bySlug'>;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Filters a list by a record of another kind. */
export function RecordFilter({ filter: { label, options, empty, all, bySlug }, chosen, onChoose }: RecordFilterProps) {
  const t = useT();
  // What other users and other screens changed since is not in the cache.
  const { data } = useQuery(options, { fetchPolicy: 'cache-and-network' });
  const known = (data?.options ?? []).map(({ id: recordId, slug, label: name, disabled, reason }) => {
    const id = (bySlug && slug) || recordId;
    return {
      id,
      label: name,
      // LIST-025: a default record is disabled, unless the address has selected it already.
      disabled: disabled && !reason && id !== chosen,
      badge: disabled && !reason,
    };
  });
  const choices = [
    ...(chosen !== null && !known.some(({ id }) => id === chosen)
      ? [{ id: chosen, label: data ? t(screenTexts.notFoundLabel) : '…' }]
      : []),
    ...(data && known.length === 0 ? [{ id: 'none', label: t(empty), disabled: true }] : []),
    ...known,
  ];
  return <ChoiceFilter label={label} choices={choices} chosen={chosen} onChoose={onChoose} all={all} />;
}
