import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useT } from '../../texts/useT';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { FailureAlert } from '../../ui/FailureAlert';
import { Comparison } from './Comparison';
import { RevisionList } from './RevisionList';
import { useRevisions } from './useRevisions';
import type { RecordNoun } from '../fetchAgain';

export interface HistoryDialogProps {
  readonly kind: RecordNoun;
  readonly id: string;
  /** Name of the record. */
  readonly title: string;
  readonly mayRestore: boolean;
  /** Called once the record has other values than it was loaded with. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** Changes to a record, version by version; any two versions can be compared, and earlier values restored. */
export default function HistoryDialog({ kind, id, title, mayRestore, onRestored, onClose }: HistoryDialogProps) {
  const t = useT();
  const headId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { loaded, error, more } = useRevisions(kind.name, id);
  const [chosen, setChosen] = useState<number | null>(null);
  const rows = loaded?.rows ?? [];
  const [newest] = rows;
  const selected = rows.find(({ version }) => version === chosen) ?? newest;
  // The message of the restoration has a button that takes it back, which a dialog would keep keyboards from.
  const restored = () => {
    onRestored();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={headId} maxWidth="lg" fullWidth fullScreen={isNarrow}>
      <DialogHead id={headId} onClose={onClose}>
        {t.parts('home.historyOfName', { name: <bdi key="name">{title}</bdi> })}
      </DialogHead>
      <DialogContent sx={{ padding: 0 }} dividers>
        {error && <FailureAlert error={error} retry={more} />}
        {!loaded && !error && <Waiting />}
        {loaded && !selected && (
          <Typography color="textSecondary" sx={{ padding: 3 }}>
            {t('records.noHistoryYetChangesWill')}
          </Typography>
        )}
        {loaded && selected && newest && (
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '300px minmax(0, 1fr)' }, minBlockSize: { md: 480 } }}>
            <RevisionList
              kind={kind.name}
              rows={rows}
              total={loaded.total}
              chosen={selected.version}
              onChoose={setChosen}
              onMore={more}
            />
            <Comparison
              key={selected.version}
              kind={kind}
              id={id}
              rows={rows}
              selected={selected}
              now={newest.version}
              mayRestore={mayRestore}
              onRestored={restored}
            />
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Waiting() {
  const t = useT();
  return (
    <Box role="status" aria-busy aria-label={t('records.loading')} sx={{ display: 'grid', gap: 2, padding: 3 }}>
      {[48, 48, 48].map((height, place) => (
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
