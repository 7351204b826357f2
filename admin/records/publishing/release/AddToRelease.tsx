import { useId, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import {
  AddToReleaseDocument,
  CreateReleaseDocument,
  OpenReleasesDocument,
} from '../../../graphql/generated/typed/graphql';
import { useT } from '../../../texts/useT';
import { DialogHead } from '../../../ui/dialogs/DialogHead';
import { FailureAlert } from '../../../ui/FailureAlert';
import { useRecordWrite } from '../../useRecordWrite';
import type { DraftedRecord } from './DraftReleaseButtons';
import { releaseNoun } from './noun';
import { useReleaseForm } from './useReleaseForm';

/** Chosen in place of a release: a new one. */
const NEW = 'new';

interface AddToReleaseProps {
  readonly record: DraftedRecord;
  readonly onClose: () => void;
}

/** Puts a draft into one of the releases that are not published, or into a new one. */
export function AddToRelease({ record: { form: kind, id: recordId, version, about }, onClose }: AddToReleaseProps) {
  const t = useT();
  const id = useId();
  const write = useRecordWrite(releaseNoun);
  const { data, error, refetch } = useQuery(OpenReleasesDocument, { fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const releases = data?.releases.data ?? [];
  const release = chosen ?? releases[0]?.id ?? NEW;
  const { form, inputs } = useReleaseForm({ title: '', note: null });

  const create = async (values: { readonly title: string; readonly note: string | null }) => {
    const outcome = await write(
      CreateReleaseDocument,
      { input: values },
      { success: messages.created('labels.release'), form },
    );
    return outcome.status === 'saved' ? (outcome.record?.id ?? null) : null;
  };
  const add = async (to: string) => {
    const variables = { id: to, kind, recordId, seen: version };
    const outcome = await write(AddToReleaseDocument, variables, { success: messages.draftSaved });
    if (outcome.status === 'saved') onClose();
  };
  const submit = async () => {
    setBusy(true);
    if (release !== NEW) await add(release);
    else
      await form.handleSubmit(async (values) => {
        const created = await create({ title: typeof values['title'] === 'string' ? values['title'] : '', note: null });
        if (!created) return;
        setChosen(created);
        await add(created);
      })();
    setBusy(false);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogHead id={id} onClose={onClose}>
          {t('releases.addToARelease')}
        </DialogHead>
        <DialogContent>
          <Typography sx={{ marginBlockEnd: 2.5, overflowWrap: 'anywhere' }}>
            <bdi>{about}</bdi>
          </Typography>
          {error && !data && <FailureAlert error={error} retry={() => void refetch()} />}
          {!data && !error && <CircularProgress size={24} aria-label={t('records.loading')} />}
          {data && (
            <TextField
              select
              fullWidth
              autoFocus
              label={t('labels.release')}
              value={release}
              onChange={({ target }) => setChosen(target.value)}
            >
              {releases.map((one) => (
                <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  <bdi>{one.title}</bdi>
                </MenuItem>
              ))}
              <MenuItem value={NEW}>{t('releases.newRelease')}</MenuItem>
            </TextField>
          )}
          {data && release === NEW && inputs.title}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || !data}>
            {busy ? t('records.processing') : t('releases.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
