import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useId, useState } from 'react';
import {
  MySessionsDocument,
  type MySessionsQuery,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
} from '../../graphql/generated/typed/graphql';
import { FailureAlert } from '../../ui/FailureAlert';
import { useRecordWrite } from '../../records/useRecordWrite';
import { useT } from '../../texts/useT';
import { dateFormat, MOMENT } from '../../texts/dates';
import { SESSION } from './sessionNoun';

type Device = MySessionsQuery['mySessions'][number];

const TIME = dateFormat(MOMENT);

/** The user's sessions, with buttons to end them. */
export function Devices() {
  const t = useT();
  const { data, error, refetch } = useQuery(MySessionsDocument, { fetchPolicy: 'cache-and-network' });
  const write = useRecordWrite(SESSION);
  const [busy, setBusy] = useState(false);
  const title = useId();
  const devices = data?.mySessions ?? [];
  const run = async (revoke: () => Promise<unknown>) => {
    setBusy(true);
    await revoke();
    setBusy(false);
  };
  const revoke = (id: string) => run(() => write(RevokeSessionDocument, { id }, { success: messages.sessionRevoked }));
  const revokeOthers = () =>
    run(() =>
      write<Record<string, never>, unknown>(
        RevokeOtherSessionsDocument,
        {},
        { success: messages.otherSessionsRevoked },
      ),
    );

  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ padding: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockEnd: 1 }}>
        <Typography variant="h2" id={title} sx={{ flexGrow: 1 }}>
          {t('people.signedInDevices')}
        </Typography>
        {devices.length > 1 && (
          <Button variant="outlined" size="small" color="error" disabled={busy} onClick={() => void revokeOthers()}>
            {t('people.signOutAllOtherDevices')}
          </Button>
        )}
      </Box>
      {!data && error && <FailureAlert error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton role="status" variant="rounded" height={72} aria-label={t('records.loading')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} busy={busy} onRevoke={() => void revoke(device.id)} />
        ))}
      </Box>
    </Paper>
  );
}

function DeviceLine({ device, busy, onRevoke }: { device: Device; busy: boolean; onRevoke: () => void }) {
  const t = useT();
  const { device: words, ip, createdAt, lastSeenAt, current } = device;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        paddingBlock: 1.5,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="bdi" sx={{ fontWeight: 600 }}>
            {words}
          </Typography>
          {current && <Chip size="small" color="success" label={t('people.thisDevice')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          <bdi>
            {t.parts('people.lastActiveSeenSignedIn', {
              seen: <Time at={lastSeenAt} />,
              since: <Time at={createdAt} />,
              ip,
            })}
          </bdi>
        </Typography>
      </Box>
      {!current && (
        <Button size="small" disabled={busy} aria-label={t('people.signOutWords', { words })} onClick={onRevoke}>
          {t('people.signOut')}
        </Button>
      )}
    </Box>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{TIME(new Date(at))}</time>;
