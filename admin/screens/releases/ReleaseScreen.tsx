import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useParams } from 'react-router';
import {
  ReleaseContentDocument,
  ReleaseProblemsDocument,
  RemoveFromReleaseDocument,
} from '../../graphql/generated/typed/graphql';
import { PageHeader } from '../../navigation/PageHeader';
import { releaseNoun } from '../../records/publishing/release/noun';
import { useRecordWrite } from '../../records/useRecordWrite';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { ReleaseActions } from './ReleaseActions';
import { ReleaseItem } from './ReleaseItem';
import { ReleaseState, ReleaseTimes } from './ReleaseState';

/** A release: what it contains, what is in the way, and what can be done with it. */
export function Component() {
  const t = useT();
  const may = useMay();
  const write = useRecordWrite(releaseNoun);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ReleaseContentDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const mayManage = may('Mutation', 'publishRelease');
  const { data: checked } = useQuery(ReleaseProblemsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: !mayManage,
  });
  if (!data)
    return (
      <>
        <PageHeader />
        {error ? (
          <FailureAlert error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton role="status" aria-label={t('records.loading')} variant="rounded" height={240} />
        )}
      </>
    );
  const { release, items, hidden } = data.release;
  const isPublished = release.state === 'PUBLISHED';
  const problems = new Map(checked?.releaseProblems.map(({ item, reason }) => [item, reason]));
  const remove = (item: string) =>
    void write(RemoveFromReleaseDocument, { id, item }, { success: messages.removedFromRelease });
  return (
    <>
      <PageHeader title={release.title} actions={<ReleaseActions release={release} mayManage={mayManage} />} />
      <Paper variant="outlined" sx={{ padding: 2, marginBlockEnd: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <ReleaseState state={release.state} />
          <Typography variant="body2" color={release.failure ? 'error' : 'textSecondary'} role="status">
            <ReleaseTimes release={release} />
          </Typography>
        </Box>
        {release.note && (
          <Typography sx={{ marginBlockStart: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
            {release.note}
          </Typography>
        )}
      </Paper>
      <Paper component="section" variant="outlined" aria-labelledby="contents" sx={{ padding: 2 }}>
        <Typography id="contents" variant="h2" sx={{ marginBlockEnd: 1 }}>
          {t('releases.whatItContains')}
        </Typography>
        {items.length === 0 && hidden === 0 && <Typography color="textSecondary">{t('releases.isEmpty')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((item) => (
            <ReleaseItem
              key={item.id}
              item={item}
              problem={problems.get(item.id) ?? null}
              isPublished={isPublished}
              onRemove={mayManage && !isPublished ? () => remove(item.id) : null}
            />
          ))}
        </Box>
        {hidden > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('releases.hiddenRecords', { count: hidden })}
          </Typography>
        )}
      </Paper>
    </>
  );
}
