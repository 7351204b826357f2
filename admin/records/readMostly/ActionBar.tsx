import { type RefObject, useCallback, useMemo } from 'react';
import Button from '@mui/material/Button';
import { labelOf, type BulkAction, type BulkSource } from '../bulk/actions';
import { BulkPanel } from '../bulk/BulkPanel';
import type { Selection } from '../list/useSelection';
import { useT } from '../../texts/useT';
import type { ActedRow, ReadMostlyScreen } from './screen';

interface ActionBarProps {
  readonly screen: ReadMostlyScreen;
  /** Those that the user's role allows. */
  readonly actions: readonly string[];
  readonly visibleRows: readonly ActedRow[];
  readonly selection: Selection;
  readonly list: RefObject<HTMLElement | null>;
}

/** Below a list: its actions, for the selected rows. */
export default function ActionBar({ screen, actions, visibleRows, selection, list }: ActionBarProps) {
  const t = useT();
  const { facts, nameOf } = screen;
  const source = useMemo(
    (): BulkSource<ActedRow> => ({
      noun: facts,
      rootOf: (action) => (action.kind === 'act' && facts.actions[action.name]?.many) || '',
      nameOf,
    }),
    [facts, nameOf],
  );
  const offered = useMemo(() => actions.flatMap((name) => bulkActions(screen, name)), [screen, actions]);
  const buttons = useCallback(
    (disabled: boolean, onAction: (action: BulkAction) => void) =>
      offered.map((action) => (
        <Button key={labelOf(action)} size="small" disabled={disabled} onClick={() => onAction(action)}>
          {t(labelOf(action))}
        </Button>
      )),
    [offered, t],
  );
  const questionOf = useCallback(
    (action: BulkAction) => (action.kind === 'act' && screen.actions[action.name]?.bulkConfirmation) || null,
    [screen],
  );
  return (
    <BulkPanel<ActedRow>
      source={source}
      visibleRows={visibleRows}
      selection={selection}
      list={list}
      buttons={buttons}
      questionOf={questionOf}
    />
  );
}

/** An action as it is done with several rows: a switch is turned on or off. */
function bulkActions({ facts, actions }: ReadMostlyScreen, name: string): BulkAction[] {
  const action = facts.actions[name];
  if (!action?.many) return [];
  const { turns } = actions[name] ?? {};
  if (!turns) return [{ kind: 'act', name, label: action.button }];
  return [true, false].map((to) => ({ kind: 'act', name, label: to ? turns.on : turns.off, to }));
}
