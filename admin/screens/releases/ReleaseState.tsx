import Chip from '@mui/material/Chip';
import type { ReleasePartsFragment } from '../../graphql/generated/typed/graphql';
import { momentInZone } from '../../records/publishing/times';
import { useSiteZone } from '../../session/useSiteZone';
import { useT } from '../../texts/useT';

const STATES = {
  OPEN: { label: 'releases.open', color: 'default' },
  SCHEDULED: { label: 'publishing.scheduled', color: 'info' },
  PUBLISHED: { label: 'words.published', color: 'success' },
  FAILED: { label: 'files.failed', color: 'error' },
} as const;

/** The state of a release. */
export function ReleaseState({ state }: Pick<ReleasePartsFragment, 'state'>) {
  const t = useT();
  const { label, color } = STATES[state];
  return <Chip size="small" variant="outlined" color={color} label={t(label)} />;
}

/** Says when a release takes effect, or did, or why it did not. */
export function ReleaseTimes({ release }: { readonly release: ReleasePartsFragment }) {
  const t = useT();
  const zone = useSiteZone();
  const { at, scheduledBy, failure, publishedAt, publishedBy, createdAt, createdBy } = release;
  const moment = (value: string | null | undefined) => momentInZone(zone, value ?? null);
  if (publishedAt) return t('releases.publishedOn', { when: moment(publishedAt), zone, name: publishedBy ?? '' });
  const scheduled = { when: moment(at), zone, name: scheduledBy ?? '' };
  if (failure)
    return (
      <>
        {t('publishing.itWasToTakeEffect', scheduled)} <bdi>{failure}</bdi>
      </>
    );
  if (at) return t('publishing.takesEffectOnWhenZone', scheduled);
  return t('releases.createdOn', { when: moment(createdAt), name: createdBy ?? '' });
}
