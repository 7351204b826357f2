import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { UpdateSiteTextsDocument } from '../../graphql/generated/typed/graphql';
import { failureOf } from '../../platform/failure';
import { saveFile } from '../../records/export/saveFile';
import { useT } from '../../texts/useT';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { DownloadIcon, UploadIcon } from '../../ui/icons/actions';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import type { TextPage } from './matching';
import { MAX_BYTES, readTexts, textsTable, type TextChange } from './textFile';
import type { ActiveLanguage } from '../../language/currentLanguage';

/** Changes that the dialog lists: enough to see that it is the right file. */
const LISTED = 50;

interface FilesProps {
  /** All texts of the language. */
  readonly pages: readonly TextPage[];
  readonly language: ActiveLanguage;
  readonly mayImport: boolean;
  readonly onImported: () => void;
}

/** Exports the texts of a language as a table, and imports such a table, for those who may write them. */
export function TextFiles({ pages, language, mayImport, onImported }: FilesProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState(false);
  const read = async (file: File) => {
    // A file that is larger is none of texts, however large it is.
    const bytes = await file.slice(0, MAX_BYTES + 1).arrayBuffer();
    const result = readTexts(new Uint8Array(bytes), pages);
    if ('problem' in result) return toastError(t(result.problem));
    setFound((before) => ({ ...result, number: (before?.number ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        disabled={pages.length === 0}
        onClick={() => saveFile(`texts-${language.code}.csv`, csvFile(textsTable(pages)))}
      >
        {t('people.export')}
      </Button>
      {mayImport && (
        <Button startIcon={<UploadIcon />} disabled={pages.length === 0} onClick={() => input.current?.click()}>
          {t('labels.import')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('texts.importTexts', { language: language.name })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file).catch((error: unknown) => toastError(failureOf(error).message));
          // The same file can be chosen again, when it was corrected.
          target.value = '';
        }}
      />
      {found && (
        // What was wrong with one file is not said of the next one.
        <ImportTexts
          key={found.number}
          open={open}
          found={found}
          language={language}
          onClose={() => setOpen(false)}
          onImported={onImported}
        />
      )}
    </>
  );
}

interface Found {
  /** Counts the files that were read. */
  readonly number: number;
  readonly pages: readonly (readonly TextChange[])[];
  readonly unknown: number;
}

interface ImportProps {
  readonly open: boolean;
  readonly found: Found;
  readonly language: ActiveLanguage;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Says what a file changes, and writes it: page by page, once all of it is found right. */
function ImportTexts({ open, found: { pages, unknown }, language, onClose, onImported }: ImportProps) {
  const t = useT();
  const [update] = useMutation(UpdateSiteTextsDocument);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const changes = pages.flat();

  /** Sends the texts of each page; returns whether all are right. */
  const send = async (check: boolean): Promise<boolean> => {
    const wrong = new Map<string, string>();
    for (const texts of pages) {
      const sent = texts.map(({ path, text, was }) => ({ path, text, was }));
      const { data } = await update({ variables: { lang: language.code, texts: sent, check } });
      for (const { field, message } of data?.result.errors ?? []) wrong.set(field, message);
      if (data?.result.success !== true && wrong.size === 0) throw new Error(data?.result.message);
      // What follows a refused page would be written without it.
      if (!check && wrong.size > 0) break;
    }
    setFaults(wrong);
    return wrong.size === 0;
  };
  const save = async () => {
    setBusy(true);
    try {
      if ((await send(true)) && (await send(false))) {
        toastSuccess(messages.textsUpdated(changes.length));
        onClose();
      }
    } catch (error) {
      toastError(failureOf(error).message);
      onClose();
    }
    setBusy(false);
    onImported();
  };
  // Those that are wrong come first.
  const listed = [...changes].sort((a, b) => Number(faults.has(b.path)) - Number(faults.has(a.path))).slice(0, LISTED);
  return (
    <ConfirmDialog
      open={open}
      title={t('texts.importTexts', { language: language.name })}
      action={t('labels.import')}
      busy={busy}
      disabled={changes.length === 0}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <DialogContentText>
        {changes.length === 0
          ? t('imports.thereIsNothingToImport')
          : t('texts.countTextsWillChange', { count: changes.length })}
      </DialogContentText>
      {unknown > 0 && <DialogContentText>{t('texts.countRowsNameNoText', { count: unknown })}</DialogContentText>}
      {faults.size > 0 && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          {t('imports.nothingWasChanged')}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 1, padding: 0 }}>
        {listed.map((change) => (
          <Change key={change.path} change={change} language={language} fault={faults.get(change.path)} />
        ))}
      </Box>
      {changes.length > LISTED && (
        <Typography variant="body2" color="textSecondary">
          {t('texts.andCountMore', { count: changes.length - LISTED })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}

interface ChangeProps {
  readonly change: TextChange;
  readonly language: ActiveLanguage;
  readonly fault: string | undefined;
}

function Change({ change: { path, before, text }, language, fault }: ChangeProps) {
  const t = useT();
  const marks = { lang: language.code, dir: language.rtl ? 'rtl' : 'ltr' } as const;
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Typography component="bdi" dir="ltr" variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {path}
      </Typography>
      {before !== null && (
        <Typography {...marks} variant="body2" color="textSecondary" sx={BEFORE}>
          <del>{before}</del>
        </Typography>
      )}
      <Typography {...marks} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <ins>{text ?? t('texts.theDefault')}</ins>
      </Typography>
      {fault !== undefined && (
        <Typography variant="body2" color="error">
          {fault}
        </Typography>
      )}
    </Box>
  );
}

const BEFORE = { overflowWrap: 'anywhere' } as const;
