import { type RefObject, useCallback, useMemo } from 'react';
import Button from '@mui/material/Button';
import { useMay } from '../../session/rights/useMay';
import type { Selection } from '../list/useSelection';
import type { RecordRow } from '../operations';
import { nameOf, type ListScreen } from '../screen';
import { useT } from '../../texts/useT';
import { useToggles } from '../toggles';
import { labelOf, reversibleIn, settingsOf, type BulkAction, type BulkSource } from './actions';
import { BulkPanel } from './BulkPanel';
import { DELETION, DELETION_INTO_BIN } from './deletion';
import { MoreActions } from './MoreActions';
import { ScheduleMany } from './ScheduleMany';

interface BulkBarProps {
  readonly screen: ListScreen;
  /** The records that the list shows. */
  readonly visibleRows: readonly RecordRow[];
  readonly selection: Selection;
  readonly list: RefObject<HTMLElement | null>;
  /** Records that will be deleted unless that is taken back. */
  readonly onLeaving: (ids: readonly string[]) => void;
}

/** Below a list of records: its switches and deletion, for the selected ones. */
export default function BulkBar({ screen, ...props }: BulkBarProps) {
  const { kind, adviceOn } = screen;
  const source = useMemo(
    (): BulkSource<RecordRow> => ({
      noun: kind,
      rootOf: (action) => {
        if (action.kind === 'schedule') return kind.names.scheduleMany;
        return action.kind === 'set' ? kind.names.toggleMany(action.toggle) : kind.names.deleteMany;
      },
      nameOf: (row) => nameOf(screen, row),
      isReversible: reversibleIn(screen),
      adviceOn,
    }),
    [kind, adviceOn, screen],
  );
  const questionOf = useCallback(
    (action: BulkAction) => {
      if (action.kind !== 'delete') return null;
      return kind.deletedForGood ? DELETION : DELETION_INTO_BIN;
    },
    [kind],
  );
  const buttons = useCallback(
    (disabled: boolean, onAction: (action: BulkAction) => void) => (
      <Actions screen={screen} disabled={disabled} onAction={onAction} />
    ),
    [screen],
  );
  return <BulkPanel<RecordRow> {...props} source={source} buttons={buttons} questionOf={questionOf} />;
}

interface ActionsProps {
  readonly screen: ListScreen;
  readonly disabled: boolean;
  readonly onAction: (action: BulkAction) => void;
}

/** The switch that most lists are worked by, as two buttons; the others in a menu. Each where the person may. */
function Actions({ screen, disabled, onAction }: ActionsProps) {
  const t = useT();
  const may = useMay();
  const toggles = useToggles(screen);
  const settings = settingsOf(toggles);
  const direct = settings.filter((action) => action.kind === 'set' && action.toggle === toggles[0]);
  return (
    <>
      {direct.map((action) => (
        <Button key={labelOf(action)} size="small" disabled={disabled} onClick={() => onAction(action)}>
          {t(labelOf(action))}
        </Button>
      ))}
      {screen.kind.publishing && may('Mutation', screen.kind.names.scheduleMany) && (
        <ScheduleMany disabled={disabled} onAction={onAction} />
      )}
      <MoreActions actions={settings.slice(direct.length)} disabled={disabled} onAction={onAction} />
      {may('Mutation', screen.kind.names.deleteMany) && (
        <Button size="small" color="error" disabled={disabled} onClick={() => onAction({ kind: 'delete' })}>
          {t('records.delete')}
        </Button>
      )}
    </>
  );
}
