import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { messages } from '@polyphony/domain/messages.js';
import { Link } from 'react-router';
import { LEAVE_UPLOADS } from '../../files/fileWords';
import { Uploader } from '../../files/upload/Uploader';
import { useUploads } from '../../files/upload/useUploads';
import { LeaveGuard } from '../../records/LeaveGuard';
import { useFileRights } from '../../files/useFileRights';
import { PageHeader } from '../../shell/PageHeader';
import { useT } from '../../texts/useT';

/** Uploads files into the library. Leaving it while some are under way would break them off: it asks first. */
export function Component() {
  const t = useT();
  const uploads = useUploads();
  const { list } = useFileRights();
  return (
    <>
      <PageHeader
        actions={
          list && (
            <Button component={Link} to="../view" relative="path">
              {t('File Lists')}
            </Button>
          )
        }
      />
      <Paper variant="outlined" sx={{ padding: { xs: 2, md: 3 } }}>
        <Uploader uploads={uploads} />
      </Paper>
      <LeaveGuard title={LEAVE_UPLOADS} text={messages.uploadsUnderWay} dirty={uploads.percent !== null} />
    </>
  );
}
