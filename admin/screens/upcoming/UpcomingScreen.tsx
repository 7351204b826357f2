import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { dayIn } from '@polyphony/domain/timeZone.js';
import { UpcomingChangesDocument, type UpcomingChangesQuery } from '../../graphql/generated/typed/graphql';
import { PageHeader } from '../../navigation/PageHeader';
import { useSiteZone } from '../../session/useSiteZone';
import { dateFormat } from '../../texts/dates';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { UpcomingChange } from './UpcomingChange';

type Change = UpcomingChangesQuery['upcomingChanges'][number];

/** Days are shown at noon in UTC, so that no zone moves them. */
const DAY = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Changes that visitors will see, with their times, day by day on the clocks of the site. */
export function Component() {
  const t = useT();
  const zone = useSiteZone();
  const { data, error, loading, refetch } = useQuery(UpcomingChangesDocument, { fetchPolicy: 'cache-and-network' });
  const changes = data?.upcomingChanges ?? [];
  const failed = changes.filter(({ failure }) => failure);
  const days = byDay(
    changes.filter(({ failure }) => !failure),
    zone,
  );
  return (
    <>
      <PageHeader />
      {error && !data && <FailureAlert error={error} retry={() => void refetch()} />}
      {loading && !data && <Skeleton role="status" aria-label={t('records.loading')} variant="rounded" height={240} />}
      {data && changes.length === 0 && (
        <Paper variant="outlined" sx={{ padding: 3 }}>
          <Typography color="textSecondary">{t('publishing.nothingIsScheduledWhatYou')}</Typography>
        </Paper>
      )}
      {changes.length > 0 && (
        <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t('publishing.timesAreInZone', { zone })}
        </Typography>
      )}
      {failed.length > 0 && <Group heading={t('publishing.couldNotBePublished')} changes={failed} />}
      {[...days].map(([day, ofDay]) => (
        <Group key={day} heading={DAY(new Date(`${day}T12:00:00Z`))} changes={ofDay} />
      ))}
    </>
  );
}

function byDay(changes: readonly Change[], zone: string): ReadonlyMap<string, Change[]> {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const day = dayIn(zone, new Date(change.at));
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return days;
}

function Group({ heading, changes }: { readonly heading: string; readonly changes: readonly Change[] }) {
  return (
    <Paper component="section" variant="outlined" aria-label={heading} sx={{ marginBlockEnd: 2, padding: 2 }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.map((change) => (
          <UpcomingChange key={[change.at, change.step, change.id, change.part].join(' ')} change={change} />
        ))}
      </Box>
    </Paper>
  );
}
