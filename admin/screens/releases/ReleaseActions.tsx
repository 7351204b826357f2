import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  DeleteReleaseDocument,
  PreviewReleaseDocument,
  PublishReleaseDocument,
  ScheduleReleaseDocument,
  type ReleasePartsFragment,
} from '../../graphql/generated/typed/graphql';
import type { FormValues } from '../../records/formValues';
import type { Write } from '../../records/operations';
import { PreviewButton } from '../../records/publishing/PreviewButton';
import { releaseNoun } from '../../records/publishing/release/noun';
import { useRecordWrite } from '../../records/useRecordWrite';
import { useT } from '../../texts/useT';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { toastError } from '../../ui/toasts/toasts';

const ReleaseDialog = lazy(() => import('./ReleaseDialog'));
const ScheduleDialog = lazy(() => import('../../records/publishing/ScheduleDialog'));

type Question = 'publish' | 'schedule' | 'edit' | 'delete';

interface ReleaseActionsProps {
  readonly release: ReleasePartsFragment;
  readonly mayManage: boolean;
}

/** Preview, publish, schedule, edit and delete a release. */
export function ReleaseActions({ release, mayManage }: ReleaseActionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const send = useRecordWrite(releaseNoun);
  const [question, setQuestion] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, title, version, state, size, at } = release;
  const isPublished = state === 'PUBLISHED';
  const close = () => setQuestion(null);

  /** Resolves to whether it is done. */
  const write = async <V,>(
    mutation: Write<V, ReleasePartsFragment>,
    variables: V & Record<string, unknown>,
    form?: UseFormReturn<FormValues>,
  ): Promise<boolean> => {
    setBusy(true);
    const outcome = await send(mutation, variables, { success: messages.updated('labels.release'), form });
    setBusy(false);
    if (outcome.status === 'conflict') toastError(outcome.conflict.message);
    return outcome.status === 'saved';
  };
  const publish = async () => {
    await write(PublishReleaseDocument, { id });
    // What is in the way is beside the records.
    close();
  };
  const remove = async () => {
    if (await write(DeleteReleaseDocument, { id, version })) void navigate('/releases');
    else close();
  };
  const schedule = (time: string | null, form?: UseFormReturn<FormValues>) =>
    write(ScheduleReleaseDocument, { id, version, ...(time !== null && { at: time }) }, form);

  return (
    <>
      {!isPublished && size > 0 && (
        <PreviewButton operation={PreviewReleaseDocument} id={id} words="releases.anyoneWithThisLinkCan" />
      )}
      {mayManage && !isPublished && size > 0 && (
        <>
          <Button variant="outlined" disabled={busy} onClick={() => setQuestion('schedule')}>
            {t(state === 'SCHEDULED' ? 'publishing.changeTheTime' : 'publishing.schedule2')}
          </Button>
          {state === 'SCHEDULED' && (
            <Button disabled={busy} onClick={() => void schedule(null)}>
              {t('publishing.cancelTheSchedule')}
            </Button>
          )}
          <Button variant="contained" disabled={busy} onClick={() => setQuestion('publish')}>
            {t('publishing.publishNow')}
          </Button>
        </>
      )}
      {mayManage && (
        <>
          {!isPublished && (
            <Button disabled={busy} onClick={() => setQuestion('edit')}>
              {t('records.edit')}
            </Button>
          )}
          <Button color="error" disabled={busy} onClick={() => setQuestion('delete')}>
            {t('records.delete')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={question === 'publish'}
        title={t('releases.publishTitle', { title })}
        action={t('publishing.publishNow')}
        busy={busy}
        onConfirm={() => void publish()}
        onCancel={close}
      >
        <DialogContentText>{t('releases.allTakeEffect', { count: size })}</DialogContentText>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'delete'}
        title={t('releases.deleteTitle', { title })}
        action={t('records.delete')}
        destructive
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        <DialogContentText>{t('releases.draftsStay')}</DialogContentText>
      </ConfirmDialog>
      <Suspense>
        {question === 'edit' && <ReleaseDialog release={release} onSaved={close} onClose={close} />}
        {question === 'schedule' && (
          <ScheduleDialog
            about={title}
            publishAt={state === 'SCHEDULED' ? (at ?? null) : null}
            onSchedule={schedule}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
