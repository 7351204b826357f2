import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { PageLink } from '../../navigation/PageLink';
import { UPLOAD_WORDS } from '../../files/fileWords';
import { Uploader } from '../../files/upload/Uploader';
import { useUploads } from '../../files/upload/useUploads';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { useFileRights } from '../../files/useFileRights';
import { PageHeader } from '../../navigation/PageHeader';
import { holds } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useT } from '../../texts/useT';
import type { Unsaved } from './FileDialog';

/** The form is loaded when first opened. */
const FileDialog = lazy(() => import('./FileDialog'));

/** Uploads files into the library. Leaving would cancel running uploads, so it asks for confirmation. */
export function Component() {
  const t = useT();
  const uploads = useUploads();
  const session = useSession();
  const { details, edit } = useFileRights();
  const [described, setDescribed] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [unsaved, setUnsaved] = useState<Unsaved>(null);
  const describe = (id: string) => {
    setDescribed(id);
    setOpen(true);
  };
  return (
    <>
      <PageHeader
        actions={
          holds(session, ['VIEW_ALL_FILES']) && (
            <Button component={PageLink} to="../view" relative="path">
              {t('words.fileLists')}
            </Button>
          )
        }
      />
      <Paper variant="outlined" sx={{ padding: { xs: 2, md: 3 } }}>
        <Uploader uploads={uploads} onDescribe={edit && details ? describe : undefined} />
      </Paper>
      {described && (
        <Suspense>
          <FileDialog
            key={described}
            id={described}
            open={open}
            onClose={() => setOpen(false)}
            onUnsaved={setUnsaved}
          />
        </Suspense>
      )}
      <LeaveGuard
        {...(unsaved !== 'texts' && UPLOAD_WORDS)}
        dirty={unsaved !== null || uploads.percent !== null}
        failed={uploads.uploads.some(({ problem }) => problem !== null)}
      />
    </>
  );
}
