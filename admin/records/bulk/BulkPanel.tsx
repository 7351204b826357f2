import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Hint } from '../../ui/hint/Hint';
import type { Selection } from '../list/useSelection';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import type { BulkAction, BulkSource } from './actions';
import type { BulkQuestion } from './BulkDialog';
import { BulkAdvice } from './BulkAdvice';
import { BulkFailures } from './BulkFailures';
import { useBulk, type BulkState } from './useBulk';
import { useLostFocus } from './useLostFocus';
import { CloseIcon } from '../../ui/icons/actions';

const BulkDialog = lazy(() => import('./BulkDialog'));

interface BulkPanelProps<Row> {
  readonly source: BulkSource<Row>;
  /** The records that the list shows. */
  readonly visibleRows: readonly Row[];
  readonly selection: Selection;
  /** The list, which gets the focus when the panel is removed with it. */
  readonly list: RefObject<HTMLElement | null>;
  /** Records that will be deleted unless that is taken back. */
  readonly onLeaving?: (ids: readonly string[]) => void;
  /** The buttons of what can be done. */
  readonly buttons: (disabled: boolean, onAction: (action: BulkAction) => void) => ReactNode;
  /** The question before an action; null for an action that needs none. */
  readonly questionOf: (action: BulkAction) => BulkQuestion | null;
}

/** Below a list: what can be done with the selected records, how far it is, and what came of it. */
export function BulkPanel<Row extends { readonly id: string }>({
  source,
  visibleRows,
  selection,
  list,
  onLeaving,
  buttons,
  questionOf,
}: BulkPanelProps<Row>) {
  const t = useT();
  const { ids, select } = selection;
  const selectedNow = useRef(ids);
  useEffect(() => {
    selectedNow.current = ids;
  });
  // What was selected since the action began stays selected.
  const restoreSelection = useCallback(
    (left: readonly string[]) => {
      if (selectedNow.current.size === 0) select(left);
    },
    [select],
  );
  const { state, waiting, start, undo, now, close } = useBulk(source, restoreSelection);
  const [pendingAction, setPendingAction] = useState<BulkAction | null>(null);
  const panel = useRef<HTMLElement>(null);
  const focus = useLostFocus(panel, list);
  const question = pendingAction && questionOf(pendingAction);
  useEffect(() => onLeaving?.(waiting ?? []), [waiting, onLeaving]);
  const selected = visibleRows.filter(({ id }) => ids.has(id));
  const begin = (action: BulkAction) => {
    start(action, selected);
    select([]);
  };
  // A question about rows that are gone must not be asked of the next ones.
  if (pendingAction && selected.length === 0) setPendingAction(null);
  const closing = selected.length > 0 ? t('lists.clearTheSelection') : t('records.close');
  const many = selected.length > BULK_MAX;
  const free = state.phase === 'idle' || state.phase === 'done';
  if (selected.length === 0 && state.phase === 'idle') return null;
  return (
    <Paper
      ref={panel}
      component="section"
      tabIndex={-1}
      aria-label={t('lists.selectedRecords')}
      square
      elevation={4}
      sx={styles}
      {...focus}
    >
      {state.phase === 'busy' && <LinearProgress aria-label={statusOf(state, t)} sx={{ blockSize: 3 }} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlock: 1 }}>
        <Stack role="status" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, marginInlineEnd: 'auto' }}>
          {state.phase !== 'idle' && (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {statusOf(state, t)}
            </Typography>
          )}
          {selected.length > 0 && free && (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('lists.countRecordsSelected', { count: selected.length })}
            </Typography>
          )}
        </Stack>
        {selected.length > 0 && selected.length < visibleRows.length && free && (
          <Button size="small" onClick={() => select(visibleRows.map(({ id }) => id))}>
            {t('lists.selectAll')}
          </Button>
        )}
        {selected.length > 0 &&
          free &&
          buttons(many, (action) => (questionOf(action) ? setPendingAction(action) : begin(action)))}
        {state.phase === 'waiting' && (
          <>
            <Button size="small" variant="contained" onClick={undo} autoFocus>
              {t('records.undo')}
            </Button>
            <Button size="small" color="error" onClick={now}>
              {t('lists.deleteNow')}
            </Button>
          </>
        )}
        {state.phase === 'done' && state.reverse && (
          <Button size="small" onClick={undo}>
            {t('records.undo')}
          </Button>
        )}
        {free && (
          <Hint title={closing}>
            <IconButton
              size="small"
              aria-label={closing}
              onClick={() => {
                select([]);
                close();
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Hint>
        )}
      </Stack>
      {many && (
        <Typography variant="body2" color="error" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
          {t(messages.bulkTooMany(BULK_MAX))}
        </Typography>
      )}
      {state.phase === 'done' && <BulkFailures failed={state.failed} />}
      {state.phase === 'done' && <BulkAdvice advised={state.advised} />}
      {pendingAction && question && (
        <Suspense>
          <BulkDialog
            question={question}
            names={selected.map(source.nameOf)}
            onClose={(confirmed) => {
              setPendingAction(null);
              if (confirmed) begin(pendingAction);
            }}
          />
        </Suspense>
      )}
    </Paper>
  );
}

function statusOf(state: BulkState, t: Translate): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'waiting':
      return t('lists.countRecordsWillBeDeleted', { count: state.ids.length });
    case 'busy':
      return state.action.kind === 'delete' ? t('lists.deleting') : t('lists.updating');
    case 'done':
      return state.action.kind === 'delete'
        ? t('lists.countRecordsDeleted', { count: state.done })
        : t('lists.countRecordsUpdated', { count: state.done });
  }
}

const styles = {
  position: 'sticky',
  insetBlockEnd: 0,
  // Over the button that floats at the foot of the page: on small screens they meet.
  zIndex: 'appBar',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
