import { useCallback, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@apollo/client/react';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { FilePreview } from '../../files/FilePreview';
import { useFileRights } from '../../files/useFileRights';
import { fileOperations } from '../../graphql/generated/operations/file';
import type { FileDetailsFragment } from '../../graphql/generated/typed/graphql';
import { FailureAlert } from '../../ui/FailureAlert';
import { LeaveDialog } from '../../ui/dialogs/LeaveDialog';
import { LanguageForms } from '../../records/form/RecordForm';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { useT } from '../../texts/useT';
import { screen } from './file.form';
import { FileFacts } from './FileFacts';
import { FileUses } from './FileUses';
import { ReplaceFile } from './ReplaceFile';

interface FileDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with whether there are unsaved changes, for screens with a leave guard of their own. */
  readonly onDirty?: (dirty: boolean) => void;
}

/** The details of a file: its properties, its uses, its address, its texts in every language, and its replacement. */
export default function FileDialog({ id, open, onClose, onDirty }: FileDialogProps) {
  const t = useT();
  const titleId = useId();
  const [dirty, setOwnDirty] = useState(false);
  const setDirty = useCallback(
    (next: boolean) => {
      setOwnDirty(next);
      onDirty?.(next);
    },
    [onDirty],
  );
  const [asks, setAsks] = useState(false);
  const { data, error, refetch } = useQuery(fileOperations.details, { variables: { id }, fetchPolicy: 'network-only' });
  const close = () => (dirty ? setAsks(true) : onClose());
  return (
    <>
      <Dialog open={open} onClose={close} fullWidth maxWidth="md" aria-labelledby={titleId}>
        <DialogHead id={titleId} onClose={close}>
          <bdi>{data?.record.fileName ?? t('File')}</bdi>
        </DialogHead>
        <DialogContent sx={{ padding: 0 }}>
          {error && !data && <FailureAlert error={error} retry={() => void refetch()} />}
          {!error && !data && <LinearProgress aria-label={t('Loading')} sx={{ marginBlockEnd: 30 }} />}
          {data && <FileView file={data.record} dirty={dirty} onDirty={setDirty} />}
        </DialogContent>
      </Dialog>
      <LeaveDialog
        open={asks}
        onStay={() => setAsks(false)}
        onLeave={() => {
          setAsks(false);
          setDirty(false);
          onClose();
        }}
      />
      {!onDirty && <LeaveGuard dirty={dirty} />}
    </>
  );
}

interface FileViewProps {
  readonly file: FileDetailsFragment;
  readonly dirty: boolean;
  readonly onDirty: (dirty: boolean) => void;
}

function FileView({ file, dirty, onDirty }: FileViewProps) {
  const rights = useFileRights();
  const [lang, setLang] = useState<string>(BASE_LANGUAGE);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: 3,
          paddingInline: { xs: 2, md: 3 },
          paddingBlockEnd: 2,
        }}
      >
        <Box sx={previewStyles}>
          <FilePreview file={file} full />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FileFacts file={file} />
          <FileUses uses={file.usedBy} />
          {rights.edit && <ReplaceFile file={file} disabled={dirty} />}
        </Box>
      </Box>
      {(rights.edit || rights.translate) && (
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
          {/* Replaced, it has another version: the forms start from that. */}
          <LanguageForms key={file.url} screen={screen} opened={file} lang={lang} onLang={setLang} onDirty={onDirty} />
        </Box>
      )}
    </>
  );
}

const previewStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: { xs: 220, md: 340 },
  backgroundColor: 'background.default',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
