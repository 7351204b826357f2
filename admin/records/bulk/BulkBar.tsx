import { lazy, Suspense, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import { useMay } from '../../session/useMay';
import { Hint } from '../../ui/hint/Hint';
import type { RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { useToggles } from '../toggles';
import type { Selection } from '../list/useSelection';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { labelOf, settingsOf, type BulkAction } from './actions';
import { BulkAdvice } from './BulkAdvice';
import { BulkFailures } from './BulkFailures';
import { MoreActions } from './MoreActions';
import { useBulk, type BulkState } from './useBulk';

const BulkDeleteDialog = lazy(() => import('./BulkDeleteDialog'));

interface BulkBarProps {
  readonly screen: ListScreen;
  /** The records that the list shows. */
  readonly shown: readonly RecordRow[];
  readonly selection: Selection;
  /** Records that will be deleted unless that is taken back. */
  readonly onLeaving: (ids: readonly string[]) => void;
}

/** Below a list: what can be done with the selected records, how far it is, and what came of it. */
export default function BulkBar({ screen, shown, selection, onLeaving }: BulkBarProps) {
  const t = useT();
  const { ids, select } = selection;
  const { state, waiting, start, undo, now, close } = useBulk(screen, select);
  const [asking, setAsking] = useState(false);
  useEffect(() => onLeaving(waiting ?? []), [waiting, onLeaving]);
  const selected = shown.filter(({ id }) => ids.has(id));
  const begin = (action: BulkAction) => {
    start(action, selected);
    select([]);
  };
  const closing = selected.length > 0 ? t('Clear the selection') : t('Close');
  const many = selected.length > BULK_MAX;
  const free = state.phase === 'idle' || state.phase === 'done';
  if (selected.length === 0 && state.phase === 'idle') return null;
  return (
    <Paper component="section" aria-label={t('Selected records')} square elevation={4} sx={styles}>
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
              {t.plural({ one: '{count} record selected', other: '{count} records selected' }, selected.length)}
            </Typography>
          )}
        </Stack>
        {selected.length > 0 && selected.length < shown.length && free && (
          <Button size="small" onClick={() => select(shown.map(({ id }) => id))}>
            {t('Select all')}
          </Button>
        )}
        {selected.length > 0 && free && (
          <Actions
            screen={screen}
            disabled={many}
            onAction={(action) => (action.kind === 'delete' ? setAsking(true) : begin(action))}
          />
        )}
        {state.phase === 'waiting' && (
          <>
            <Button size="small" variant="contained" onClick={undo} autoFocus>
              {t('Undo')}
            </Button>
            <Button size="small" color="error" onClick={now}>
              {t('Delete now')}
            </Button>
          </>
        )}
        {state.phase === 'done' && state.action.kind === 'set' && state.changed.length > 0 && (
          <Button size="small" onClick={undo}>
            {t('Undo')}
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
      {asking && (
        <Suspense>
          <BulkDeleteDialog
            screen={screen}
            rows={selected}
            onClose={(confirmed) => {
              setAsking(false);
              if (confirmed) begin({ kind: 'delete' });
            }}
          />
        </Suspense>
      )}
    </Paper>
  );
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
      <MoreActions actions={settings.slice(direct.length)} disabled={disabled} onAction={onAction} />
      {may('Mutation', screen.kind.names.deleteMany) && (
        <Button size="small" color="error" disabled={disabled} onClick={() => onAction({ kind: 'delete' })}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
}

function statusOf(state: BulkState, t: Translate): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'waiting':
      return t.plural(
        { one: '{count} record will be deleted in a moment.', other: '{count} records will be deleted in a moment.' },
        state.ids.length,
      );
    case 'busy':
      return state.action.kind === 'delete' ? t('Deleting…') : t('Updating…');
    case 'done':
      return state.action.kind === 'delete'
        ? t.plural({ one: '{count} record deleted.', other: '{count} records deleted.' }, state.done)
        : t.plural({ one: '{count} record updated.', other: '{count} records updated.' }, state.done);
  }
}

const styles = {
  position: 'sticky',
  insetBlockEnd: 0,
  // Over the button that floats at the foot of the page: on small screens they meet.
  zIndex: 'appBar',
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
