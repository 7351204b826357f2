import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { messages } from '@polyphony/domain/messages/messages.js';
import {
  CreateReleaseDocument,
  UpdateReleaseDocument,
  type ReleasePartsFragment,
} from '../../graphql/generated/typed/graphql';
import { releaseNoun } from '../../records/publishing/release/noun';
import { useReleaseForm } from '../../records/publishing/release/useReleaseForm';
import { useRecordWrite } from '../../records/useRecordWrite';
import { useT } from '../../texts/useT';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { toastError } from '../../ui/toasts/toasts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface ReleaseDialogProps {
  /** Null: a new one. */
  readonly release: ReleasePartsFragment | null;
  /** Called with its id. */
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Writes the title and the note of a release. */
export default function ReleaseDialog({ release, onSaved, onClose }: ReleaseDialogProps) {
  const t = useT();
  const id = useId();
  const write = useRecordWrite(releaseNoun);
  const { form, inputs } = useReleaseForm({ title: release?.title ?? '', note: release?.note ?? null });
  const { isSubmitting: busy } = form.formState;
  const submit = form.handleSubmit(async ({ title, note }) => {
    const input = { title: textOf(title), note: textOf(note) || null };
    const success = release ? messages.updated('labels.release') : messages.created('labels.release');
    const outcome = release
      ? await write(UpdateReleaseDocument, { id: release.id, input, version: release.version }, { success, form })
      : await write(CreateReleaseDocument, { input }, { success, form });
    if (outcome.status === 'conflict') toastError(outcome.conflict.message);
    if (outcome.status === 'saved' && outcome.record) onSaved(outcome.record.id);
  });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogHead id={id} onClose={onClose}>
          {t(release ? 'releases.editTheRelease' : 'releases.newRelease')}
        </DialogHead>
        <DialogContent>
          {inputs.title}
          {inputs.note}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? t('records.processing') : t('lists.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
