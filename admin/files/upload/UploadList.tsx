import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { fileSizeText } from '@polyphony/domain/files/files.js';
import { Hint } from '../../ui/hint/Hint';
import { useT } from '../../texts/useT';
import { isUnderWay, type UploadState } from './queue';
import type { FileUpload, UploadedFile } from './libraryUploads';
import { UploadThumbnail } from './UploadThumbnail';
import type { Uploads } from './useUploads';
import { CloseIcon, RefreshIcon } from '../../ui/icons/actions';
import { CancelIcon, CheckCircleIcon, ErrorIcon, WaitingIcon } from '../../ui/icons/states';

const WORDS: Readonly<Record<UploadState, TextName>> = {
  refused: 'files.notUploaded',
  queued: 'files.nextBatch',
  waiting: 'files.waiting',
  sending: 'files.uploading',
  registering: 'files.checking',
  done: 'files.uploaded',
  failed: 'files.failed',
  cancelled: 'files.cancelled',
};

const percentOf = ({ sent, file }: FileUpload) => (file.size === 0 ? 0 : Math.floor((100 * sent) / file.size));

interface UploadListProps extends Uploads {
  /** Opens the alt text form of an uploaded image; without it there is no button. */
  readonly onDescribe?: ((id: string) => void) | undefined;
  /** Function that picks an uploaded file, in a picker; null: it cannot be picked. */
  readonly pickOf?: ((file: UploadedFile) => (() => void) | null) | undefined;
}

/** The uploads: their progress, their errors, and their actions. */
export function UploadList({ uploads, percent, cancel, retry, dismiss, onDescribe, pickOf }: UploadListProps) {
  const t = useT();
  if (uploads.length === 0) return null;
  return (
    <Box>
      {percent !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 1 }}>
          <LinearProgress variant="determinate" value={percent} aria-label={t('files.allFiles')} sx={{ flexGrow: 1 }} />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {percent}%
          </Typography>
        </Box>
      )}
      <Box component="ul" aria-label={t('files.uploads')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} {...{ cancel, retry, dismiss, onDescribe, pickOf }} />
        ))}
      </Box>
    </Box>
  );
}

type Actions = Pick<UploadListProps, 'cancel' | 'retry' | 'dismiss' | 'onDescribe' | 'pickOf'>;

function UploadItem({ upload, cancel, retry, dismiss, onDescribe, pickOf }: Actions & { readonly upload: FileUpload }) {
  const t = useT();
  const { id, file, state, problem, result } = upload;
  const pick = result && pickOf?.(result);
  const failed = problem !== null && state !== 'queued';
  const again = state === 'failed' || state === 'cancelled';
  return (
    <Box component="li" data-state={state} sx={itemStyles}>
      <StateIcon state={state} />
      <UploadThumbnail upload={upload} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{file.name}</bdi>
        </Typography>
        <Typography variant="body2" color={failed ? 'error' : 'textSecondary'}>
          <bdi>
            {state === 'queued' && <>{t(WORDS.queued)} · </>}
            {t.words(problem ?? WORDS[state])} · {fileSizeText(file.size)}
          </bdi>
        </Typography>
        {onDescribe && result?.fileKind === 'IMAGES' && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('words.named', { name: t('files.editAltText'), value: file.name })}
            onClick={() => onDescribe(result.id)}
            sx={{ marginInlineStart: -0.625 }}
          >
            {t('files.editAltText')}
          </Button>
        )}
        {state === 'sending' && (
          <LinearProgress
            variant="determinate"
            value={percentOf(upload)}
            aria-label={t('files.uploadOfName', { name: file.name })}
          />
        )}
        {state === 'registering' && <LinearProgress aria-label={t('files.uploadOfName', { name: file.name })} />}
      </Box>
      {pick && (
        <Button
          size="small"
          variant="contained"
          aria-label={t('files.useFilename', { fileName: file.name })}
          onClick={pick}
        >
          {t('files.use')}
        </Button>
      )}
      {again && <Action label="records.tryAgain" name={file.name} Icon={RefreshIcon} onClick={() => retry(id)} />}
      {isUnderWay(upload) ? (
        state !== 'registering' && (
          <Action label="records.cancel" name={file.name} Icon={CancelIcon} onClick={() => cancel(id)} />
        )
      ) : (
        <Action label="files.dismiss" name={file.name} Icon={CloseIcon} onClick={() => dismiss(id)} />
      )}
    </Box>
  );
}

interface ActionProps {
  readonly label: TextName;
  readonly name: string;
  readonly Icon: typeof CloseIcon;
  readonly onClick: () => void;
}

function Action({ label, name, Icon, onClick }: ActionProps) {
  const t = useT();
  return (
    <Hint title={t(label)}>
      <IconButton size="small" aria-label={t('words.named', { name: t(label), value: name })} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Hint>
  );
}

function StateIcon({ state }: { state: UploadState }) {
  if (state === 'done') return <CheckCircleIcon color="success" />;
  if (state === 'failed' || state === 'refused') return <ErrorIcon color="error" />;
  if (state === 'cancelled') return <CancelIcon color="disabled" />;
  return <WaitingIcon color="action" />;
}

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:last-child': { borderBlockEnd: 0 },
} as const;
