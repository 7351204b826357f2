import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RecordDifferencesDocument } from '../../graphql/generated/typed/graphql';
import { dateFormat, MOMENT } from '../../texts/dates';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { DifferenceView } from './DifferenceView';
import type { Revision } from './revisionWords';
import { useRestoring } from './useRestoring';
import type { RecordNoun } from '../fetchAgain';

interface ComparisonProps {
  readonly kind: RecordNoun;
  readonly id: string;
  /** The revisions that are loaded, the newest first. */
  readonly rows: readonly Revision[];
  readonly selected: Revision;
  /** The version that the record has. */
  readonly now: number;
  readonly mayRestore: boolean;
  readonly onRestored: () => void;
}

const whenOf = dateFormat(MOMENT);
const BEFORE = 'before';

/** Two versions of a record, side by side: the chosen one, and the one before it unless another is chosen. */
export function Comparison({ kind, id, rows, selected, now, mayRestore, onRestored }: ComparisonProps) {
  const t = useT();
  const [against, setAgainst] = useState<string>(BEFORE);
  const older = rows.find(({ version }) => version < selected.version)?.version ?? selected.version - 1;
  const other = against === BEFORE ? older : Number(against);
  const [from, to] = [Math.min(other, selected.version), Math.max(other, selected.version)];
  const { data, error, refetch } = useQuery(RecordDifferencesDocument, {
    variables: { kind: kind.name, id, from, to },
    fetchPolicy: 'network-only',
  });
  const { restore, refusal, busy } = useRestoring(kind, id, now, onRestored);
  const nameOf = (version: number) => {
    if (version === now) return t('records.currentVersion');
    const row = rows.find((one) => one.version === version);
    return row ? whenOf(new Date(row.at)) : t('people.before');
  };
  const others = rows.filter(({ version, action }) => version !== selected.version && action !== 'DELETE');
  const differences = data?.recordDifferences;
  return (
    <Box component="section" aria-label={t('records.comparison')} sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockEnd: 2 }}>
        <TextField
          select
          size="small"
          label={t('records.compareWith')}
          value={against}
          onChange={({ target }) => setAgainst(target.value)}
          sx={{ minInlineSize: 220 }}
        >
          <MenuItem value={BEFORE}>{t('records.previousVersion')}</MenuItem>
          {others.map(({ version }) => (
            <MenuItem key={version} value={String(version)}>
              {nameOf(version)}
            </MenuItem>
          ))}
        </TextField>
        {mayRestore && selected.version !== now && (
          <Button variant="contained" disabled={busy} onClick={() => void restore(selected.version, null)}>
            {t('records.restoreThisVersion')}
          </Button>
        )}
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
          {refusal.map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </Alert>
      )}
      {error && <FailureAlert error={error} retry={() => void refetch()} />}
      {!differences && !error && <Skeleton variant="rounded" height={160} />}
      {differences?.length === 0 && (
        <Typography color="textSecondary">{t('records.theFieldsOfBothVersions')}</Typography>
      )}
      {differences?.map((difference) => (
        <DifferenceView
          key={difference.path}
          kind={kind}
          difference={difference}
          names={[nameOf(from), nameOf(to)]}
          restore={(side) => {
            const version = side === 'before' ? from : to;
            return mayRestore && difference.restorable && !busy && version !== now && version > 0
              ? () => void restore(version, [difference.field])
              : null;
          }}
        />
      ))}
    </Box>
  );
}
