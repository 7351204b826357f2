import type { TextName } from '../../texts/translate';
import { useMemo } from 'react';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { useMay } from '../../session/rights/useMay';
import { aroundToggles } from '../columns/columns';
import type { Column, ListScreen } from '../screen';
import { TOGGLE_LABELS } from '../toggles';

/** The column id of a switch. */
export const toggleColumnId = (toggle: Toggle) => `toggle:${toggle}`;

/** The columns of a list that can be hidden: all except the name and the actions. */
export function useColumnChoices(screen: ListScreen | null) {
  const may = useMay();
  return useMemo(() => {
    if (!screen) return { choices: [], ids: [] };
    const { kind } = screen;
    const { before, after } = aroundToggles(screen.columns);
    const choiceOf = ({ field, header }: Pick<Column, 'field' | 'header'>) => ({ id: field, label: header });
    const choices: { readonly id: string; readonly label: TextName }[] = [
      { id: '#', label: 'lists.number' },
      ...before.map(choiceOf),
      ...kind.toggles
        .filter((toggle) => may('Mutation', kind.names.toggle(toggle)))
        .map((toggle) => ({ id: toggleColumnId(toggle), label: TOGGLE_LABELS[toggle] })),
      ...after.map(choiceOf),
    ];
    return { choices, ids: choices.map(({ id }) => id) };
  }, [screen, may]);
}
