import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router';
import { PageLink } from '../../navigation/PageLink';
import { CardGrid, PRIMARY } from '../../files/CardGrid';
import { FileCard, type WorkedFile } from '../../files/FileCard';
import { fileList } from '../../files/fileList';
import { useFileRights } from '../../files/useFileRights';
import { EmptyNote } from '../../records/list/EmptyList';
import { RecordList, type RowsProps } from '../../records/list/RecordList';
import type { Selection } from '../../records/list/useSelection';
import { PageHeader } from '../../navigation/PageHeader';
import { useT } from '../../texts/useT';
import { UploadIcon } from '../../ui/icons/actions';

/** The form is loaded when first opened. */
const FileDialog = lazy(() => import('./FileDialog'));

/** The file library as cards. */
export function Component() {
  const { upload } = useFileRights();
  return (
    <>
      <PageHeader actions={upload && <UploadLink variant="contained" />} />
      <RecordList screen={fileList()} Rows={FileCards} />
    </>
  );
}

const UploadLink = ({ variant }: { readonly variant: 'contained' | 'text' }) => {
  const t = useT();
  return (
    <Button component={PageLink} to="../create" relative="path" variant={variant} startIcon={<UploadIcon />}>
      {t('files.uploadFiles')}
    </Button>
  );
};

const asFile = (record: unknown) => record as WorkedFile;

/** Renders a page of the list as cards instead of table rows. */
function FileCards({ screen, list, onDelete, selection, leaving }: RowsProps) {
  const t = useT();
  const rights = useFileRights();
  const files = useMemo(() => list.rows.map(({ record }) => asFile(record)), [list.rows]);
  const [opened, setOpened] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((id: string) => {
    setOpened(id);
    setOpen(true);
  }, []);
  if (list.loading) return <LinearProgress aria-label={t('records.loading')} sx={{ marginBlockEnd: 30 }} />;
  return (
    <>
      {files.length === 0 && (
        <Box sx={{ blockSize: 220 }}>
          <Empty screen={screen} list={list} upload={rights.upload} />
        </Box>
      )}
      {files.length > 0 && (
        <CardGrid
          label="words.files"
          items={files}
          card={(file, tabIndex) => (
            <FileCard
              screen={screen}
              file={file}
              rights={rights}
              tabIndex={tabIndex}
              onDelete={onDelete}
              selected={selection?.ids.has(file.id)}
              leaving={leaving.has(file.id)}
              select={selection && <SelectCard file={file} selection={selection} tabIndex={tabIndex} />}
              primary={
                rights.details && (
                  <Button
                    {...PRIMARY}
                    size="small"
                    tabIndex={tabIndex}
                    aria-haspopup="dialog"
                    aria-label={t('files.detailsOfFilename', { fileName: file.fileName })}
                    onClick={() => show(file.id)}
                  >
                    {t('files.details')}
                  </Button>
                )
              }
            />
          )}
        />
      )}
      {opened && (
        <Suspense>
          <FileDialog key={opened} id={opened} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SelectCardProps {
  readonly file: WorkedFile;
  readonly selection: Selection;
  readonly tabIndex: 0 | -1;
}

/** The selection checkbox over a card's preview. */
function SelectCard({ file: { id, fileName }, selection: { ids, select }, tabIndex }: SelectCardProps) {
  const t = useT();
  return (
    <Checkbox
      size="small"
      checked={ids.has(id)}
      onChange={(_, on) => select(on ? [...ids, id] : [...ids].filter((other) => other !== id))}
      slotProps={{ input: { 'aria-label': t('lists.selectName', { name: fileName }), tabIndex } }}
      sx={{
        position: 'absolute',
        insetBlockStart: 4,
        insetInlineStart: 4,
        padding: 0.25,
        borderRadius: 0.5,
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'background.paper' },
      }}
    />
  );
}

/** The empty state: no file at all, no match, or a page past the last one (FILES-042 to 044). */
function Empty({ screen, list, upload }: Pick<RowsProps, 'screen' | 'list'> & { readonly upload: boolean }) {
  const t = useT();
  const { state, total, filtered } = list;
  if (total > 0) {
    const back = (
      <Button component={Link} to={state.hrefOf({ page: 1 })}>
        {t('files.backToTheFirstPage')}
      </Button>
    );
    return <EmptyNote text={screen.noMore ?? screen.empty} onClear={null} add={back} />;
  }
  return (
    <EmptyNote
      text={filtered ? (screen.noMatch ?? screen.empty) : screen.empty}
      onClear={filtered ? state.clear : null}
      add={upload && <UploadLink variant="text" />}
    />
  );
}
