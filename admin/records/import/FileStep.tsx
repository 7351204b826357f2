import { useId, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IMPORT_RETENTION_DAYS, IMPORT_MAX } from '@polyphony/domain/limits.js';
import type { KindFacts } from '../../graphql/generated/kindFacts';
import { dateFormat, MOMENT } from '../../texts/dates';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';
import { exportAddress, templateAddress } from './sendFile';
import { STATE_WORDS } from './stateWords';
import type { ImportControl, RefusedFile } from './useImport';
import { UploadIcon } from '../../ui/icons/actions';

interface FileStepProps {
  readonly kind: KindFacts;
  readonly control: ImportControl;
}

const moment = dateFormat(MOMENT);

/** Step in which a file is chosen, and earlier imports are found again. */
export function FileStep({ kind, control: { send, sending, refused, latest, show } }: FileStepProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const earlierId = useId();
  return (
    <Stack spacing={2}>
      <Typography>{t('imports.aTableSavedAsCsv')}</Typography>
      <Typography color="text.secondary">
        {t('imports.upToRowsRowsAnd', { rows: wholeNumber(IMPORT_MAX.rows), mb: IMPORT_MAX.megabytes })}{' '}
        <Link href={templateAddress(kind.plural, t.language)} download>
          {t('imports.downloadAShortTemplate')}
        </Link>{' '}
        ·{' '}
        <Link href={exportAddress(kind.plural)} download>
          {t('imports.downloadAllRecordsAsA')}
        </Link>
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.json,.jsonl,text/csv,text/plain,application/json"
        aria-label={t('labels.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          // The same file can be chosen again once it was corrected.
          target.value = '';
        }}
      />
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={sending}
        onClick={() => input.current?.click()}
        sx={{ alignSelf: 'flex-start' }}
        autoFocus
      >
        {t('imports.chooseAFile')}
      </Button>
      {sending && <LinearProgress aria-label={t('imports.uploadingTheFile')} />}
      {refused && <Refusal refused={refused} />}
      {latest.length > 0 && (
        <section aria-labelledby={earlierId}>
          <Typography id={earlierId} component="h3" variant="subtitle2">
            {t('imports.earlierImports')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('imports.importsCanBeUndoneFor', { days: IMPORT_RETENTION_DAYS })}
          </Typography>
          <List dense>
            {latest.map((one) => (
              <ListItem key={one.id} disablePadding>
                <ListItemButton onClick={() => show(one.id)}>
                  <ListItemText
                    primary={<bdi>{one.fileName}</bdi>}
                    secondary={[t(STATE_WORDS[one.state]), moment(new Date(one.createdAt)), one.by]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
}

/** Reason for which the file is no import, and the place in it. */
function Refusal({ refused: { message, line, column } }: { readonly refused: RefusedFile }) {
  const t = useT();
  const place =
    line === null
      ? null
      : column === null
        ? t('imports.lineLine', { line })
        : t('imports.lineLineColumnColumn', { line, column });
  return (
    <Alert severity="error">
      {place !== null && <strong>{place}: </strong>}
      <bdi>{message}</bdi> {t('imports.nothingWasChanged')}
    </Alert>
  );
}
