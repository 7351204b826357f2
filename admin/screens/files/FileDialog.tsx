import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@apollo/client/react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { FilePreview } from '../../files/FilePreview';
import { UPLOAD_WORDS } from '../../files/fileWords';
import { useFileRights } from '../../files/useFileRights';
import { fileOperations } from '../../graphql/generated/operations/file';
import type { FileDetailsFragment } from '../../graphql/generated/typed/graphql';
import { FailureAlert } from '../../ui/FailureAlert';
import { useLeaveQuestion } from '../../ui/dialogs/useLeaveQuestion';
import { LanguageForms } from '../../records/form/RecordForm';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { useT } from '../../texts/useT';
import { screen } from './file.form';
import { FileFacts } from './FileFacts';
import { FileUses } from './FileUses';
import { ReplaceFile } from './ReplaceFile';

/** Work that the dialog would lose if left: texts that are not saved, or a replacement that is being uploaded. */
export type Unsaved = 'texts' | 'upload' | null;

interface FileDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with what would be lost, for screens with a leave guard of their own. */
  readonly onUnsaved?: (unsaved: Unsaved) => void;
}

/** The details of a file: its properties, its uses, its address, its texts in every language, and its replacement. */
export default function FileDialog({ id, open, onClose, onUnsaved }: FileDialogProps) {
  const t = useT();
  const titleId = useId();
  const [dirty, setDirty] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const unsaved: Unsaved = !open ? null : dirty ? 'texts' : replacing ? 'upload' : null;
  useEffect(() => onUnsaved?.(unsaved), [onUnsaved, unsaved]);
  const words = dirty ? {} : UPLOAD_WORDS;
  const { data, error, refetch } = useQuery(fileOperations.details, { variables: { id }, fetchPolicy: 'network-only' });
  const { close, question } = useLeaveQuestion({ ...words, unsaved: unsaved !== null, onClose });
  return (
    <>
      <Dialog open={open} onClose={close} fullWidth maxWidth="md" aria-labelledby={titleId}>
        <DialogHead id={titleId} onClose={close}>
          <bdi>{data?.record.fileName ?? t('labels.file')}</bdi>
        </DialogHead>
        <DialogContent sx={{ padding: 0 }}>
          {error && !data && <FailureAlert error={error} retry={() => void refetch()} />}
          {!error && !data && <LinearProgress aria-label={t('records.loading')} sx={{ marginBlockEnd: 30 }} />}
          {data && (
            <FileView
              file={data.record}
              dirty={dirty}
              onDirty={setDirty}
              replacing={replacing}
              onReplacing={setReplacing}
            />
          )}
        </DialogContent>
      </Dialog>
      {question}
      {!onUnsaved && <LeaveGuard {...words} dirty={unsaved !== null} />}
    </>
  );
}

interface FileViewProps {
  readonly file: FileDetailsFragment;
  readonly dirty: boolean;
  readonly onDirty: (dirty: boolean) => void;
  /** Whether a replacement is being uploaded. */
  readonly replacing: boolean;
  readonly onReplacing: (replacing: boolean) => void;
}

function FileView({ file, dirty, onDirty, replacing, onReplacing }: FileViewProps) {
  const rights = useFileRights();
  // File that the forms start from: they know of what they saved themselves, but not of a replacement.
  const [opened, setOpened] = useState(file);
  useEffect(
    () => () => {
      onDirty(false);
      onReplacing(false);
    },
    [onDirty, onReplacing],
  );
  const [lang, setLang] = useState<string>(baseLanguage());
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
          {rights.edit && <ReplaceFile file={file} disabled={dirty} onReplacing={onReplacing} onReplaced={setOpened} />}
        </Box>
      </Box>
      {(rights.edit || rights.translate) && (
        <Box
          // Once the file is replaced, the forms start again from its new version: what was typed meanwhile would be lost.
          inert={replacing}
          sx={{ borderBlockStart: '1px solid', borderColor: 'divider', opacity: replacing ? 0.5 : 1 }}
        >
          <LanguageForms
            key={opened.version}
            screen={screen}
            opened={opened}
            lang={lang}
            onLang={setLang}
            onDirty={onDirty}
          />
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
