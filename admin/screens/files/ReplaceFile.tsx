import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { refusalOf } from '../../files/upload/checkFiles';
import { UploadFailure } from '../../files/upload/postForm';
import { sendFile } from '../../files/upload/uploadFile';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { type FileDetailsFragment, ReplaceFileDocument } from '../../graphql/generated/typed/graphql';
import { useRecordWrite } from '../../records/useRecordWrite';
import { toastError } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';
import { ReplaceIcon } from '../../ui/icons/record';

interface ReplaceFileProps {
  readonly file: FileDetailsFragment;
  /** Whether there are other changes to save first. */
  readonly disabled: boolean;
  /** Called when an upload begins, and when it ends while this is rendered. */
  readonly onReplacing: (replacing: boolean) => void;
  readonly onReplaced: (file: FileDetailsFragment) => void;
}

const ACCEPTED: Readonly<Record<FileDetailsFragment['fileKind'], string | undefined>> = {
  IMAGES: 'image/*',
  VIDEOS: 'video/*',
  PDF: 'application/pdf',
  OTHER: undefined,
};

/** Replaces the content of a file in all places that reference it. */
export function ReplaceFile({ file, disabled, onReplacing, onReplaced }: ReplaceFileProps) {
  const t = useT();
  const client = useApolloClient();
  const write = useRecordWrite(kindFacts.file);
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef(new AbortController());
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);
  const replace = async (chosen: File) => {
    const refusal = refusalOf(chosen);
    if (refusal) return toastError(refusal);
    const { signal } = abort.current;
    setPercent(0);
    onReplacing(true);
    try {
      const onProgress = (sent: number) => setPercent(Math.floor((100 * sent) / chosen.size));
      const sent = await sendFile(client, chosen, { signal, onProgress });
      const { id, version } = file;
      const outcome = await write(
        ReplaceFileDocument,
        { id, version, input: { ...sent } },
        { success: messages.updated(kindFacts.file.label) },
      );
      if (outcome.status === 'conflict') toastError(messages.fileChangedMeanwhile);
      if (outcome.status === 'saved' && outcome.record) onReplaced(outcome.record);
    } catch (error) {
      if (!signal.aborted) toastError(error instanceof UploadFailure ? error.userMessage : messages.unexpected);
    } finally {
      if (!signal.aborted) {
        setPercent(null);
        onReplacing(false);
      }
    }
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[file.fileKind]}
        aria-label={t('files.replacementFile')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void replace(chosen);
        }}
      />
      <Button
        variant="outlined"
        startIcon={<ReplaceIcon />}
        disabled={disabled || percent !== null}
        onClick={() => input.current?.click()}
      >
        {percent === null ? t('files.replaceTheFile') : t('files.replacingPercent', { percent })}
      </Button>
      {percent !== null && <LinearProgress variant="determinate" value={percent} aria-label={t('files.upload')} />}
      <Typography variant="body2" color="textSecondary">
        <bdi>{t('files.theNewFileReplacesThis')}</bdi>
      </Typography>
    </Box>
  );
}
