import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { useApolloClient, useLazyQuery } from '@apollo/client/react';
import { FileUsesDocument, type FileUsesPartsFragment } from '../graphql/generated/typed/graphql';
import type { RecordRow } from '../records/operations';
import { useSession } from '../session/SessionProvider';
import { Hint } from '../ui/hint/Hint';
import type { Translate } from '../texts/translate';
import { useT } from '../texts/useT';
import { downloadFile } from './download';
import type { CardFile, WorkedFile } from './FileCard';
import { DeleteIcon, DownloadIcon } from '../ui/icons/actions';

interface ActionProps {
  readonly file: CardFile;
  readonly tabIndex?: 0 | -1;
}

/** Downloads the file (FILES-040). */
export function DownloadButton({ file, tabIndex }: ActionProps) {
  const t = useT();
  const client = useApolloClient();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadFile(client, file, session?.user.id ?? '');
    setBusy(false);
  };
  return (
    <Hint title={t('files.download')}>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={t('files.downloadFilename', { fileName: file.fileName })}
        aria-busy={busy}
        onClick={() => busy || void download()}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Hint>
  );
}

interface DeleteButtonProps {
  readonly file: WorkedFile;
  readonly tabIndex?: 0 | -1;
  /** Whether the user may see where a file is used. */
  readonly where: boolean;
  readonly onDelete: (row: RecordRow) => void;
}

/** Deletes the file; if it is in use, the button explains that and lists where (FILES-038). */
export function DeleteButton({ file, tabIndex, where, onDelete }: DeleteButtonProps) {
  const t = useT();
  const { id, fileName, can } = file;
  const [fetchUses, { data }] = useLazyQuery(FileUsesDocument, { fetchPolicy: 'network-only' });
  const uses = data?.file.usedBy;
  const open = () => {
    if (!can.delete && where && !file.default) void fetchUses({ variables: { id } });
  };
  const reason = [t.words(can.deleteRefusal ?? ''), uses && placesOf(uses, t)].filter(Boolean).join(' ');
  return (
    <Hint title={can.delete ? t('records.delete') : <bdi>{reason}</bdi>} describeChild={!can.delete} onOpen={open}>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={t('files.deleteFilename', { fileName })}
        aria-disabled={!can.delete}
        onClick={() => can.delete && onDelete(file)}
        sx={{ color: can.delete ? 'error.main' : 'action.disabled' }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Hint>
  );
}

const placesOf = ({ records, others }: FileUsesPartsFragment, t: Translate): string =>
  [
    ...records.slice(0, 3).map(({ kindLabel, title, labels }) => `${kindLabel} “${title}” (${labels.join(', ')})`),
    records.length - 3 + others > 0 && t('files.andCountMore', { count: Math.max(0, records.length - 3) + others }),
  ]
    .filter(Boolean)
    .join(', ');
