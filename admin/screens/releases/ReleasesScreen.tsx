import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router';
import { ReleasesDocument, type ReleasePartsFragment } from '../../graphql/generated/typed/graphql';
import { PageHeader } from '../../navigation/PageHeader';
import { PageLink } from '../../navigation/PageLink';
import { releasePath } from '../../records/publishing/release/noun';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { AddIcon } from '../../ui/icons/actions';
import { ReleaseState, ReleaseTimes } from './ReleaseState';

const ReleaseDialog = lazy(() => import('./ReleaseDialog'));

/** The releases that are not published yet, and those that are. */
export function Component() {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const published = params.get('list') === 'published';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, loading, refetch } = useQuery(ReleasesDocument, {
    variables: { page, published },
    fetchPolicy: 'cache-and-network',
  });
  const releases = data?.releases.data ?? [];
  const pages = data?.releases.pageInfo.totalPages ?? 1;
  const show = (list: string, at: number) => setParams({ ...(list && { list }), ...(at > 1 && { page: String(at) }) });
  return (
    <>
      <PageHeader
        actions={
          may('Mutation', 'createRelease') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
              {t('releases.newRelease')}
            </Button>
          )
        }
      />
      <Tabs
        value={published ? 'published' : ''}
        onChange={(_, list: string) => show(list, 1)}
        aria-label={t('releases.releases')}
        sx={{ marginBlockEnd: 2 }}
      >
        <Tab value="" label={t('releases.notPublished')} />
        <Tab value="published" label={t('words.published')} />
      </Tabs>
      {error && !data && <FailureAlert error={error} retry={() => void refetch()} />}
      {loading && !data && <Skeleton role="status" aria-label={t('records.loading')} variant="rounded" height={160} />}
      {data && (
        <Paper variant="outlined" sx={{ paddingInline: 2 }}>
          {releases.length === 0 ? (
            <Typography color="textSecondary" sx={{ paddingBlock: 2 }}>
              {t(published ? 'releases.nonePublishedYet' : 'releases.noReleasesYet')}
            </Typography>
          ) : (
            <Box component="ul" sx={styles.list}>
              {releases.map((release) => (
                <ReleaseRow key={release.id} release={release} />
              ))}
            </Box>
          )}
        </Paper>
      )}
      {pages > 1 && (
        <Pagination
          sx={{ marginBlockStart: 2 }}
          count={pages}
          page={page}
          onChange={(_, at) => show(published ? 'published' : '', at)}
        />
      )}
      {isCreating && (
        <Suspense>
          <ReleaseDialog
            release={null}
            onSaved={(id) => void navigate(releasePath(id))}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function ReleaseRow({ release }: { readonly release: ReleasePartsFragment }) {
  const t = useT();
  return (
    <Box component="li" sx={styles.row}>
      <Box sx={{ flex: 1, minInlineSize: 200, overflowWrap: 'anywhere' }}>
        <MuiLink component={PageLink} to={releasePath(release.id)} variant="subtitle1">
          <bdi>{release.title}</bdi>
        </MuiLink>
        <Typography variant="body2" color={release.failure ? 'error' : 'textSecondary'}>
          {t('releases.records', { count: release.size })} · <ReleaseTimes release={release} />
        </Typography>
      </Box>
      <ReleaseState state={release.state} />
    </Box>
  );
}

const styles = {
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    paddingBlock: 1.5,
    '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
  },
} as const;
