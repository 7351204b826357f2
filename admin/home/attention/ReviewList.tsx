import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@apollo/client/react';
import { sitePages } from '@polyphony/domain/content/pages/index.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { type ListedReviewFragment, MyReviewsDocument } from '../../graphql/generated/typed/graphql';
import { PageLink } from '../../navigation/PageLink';
import { useListScreen, useRecordLink } from '../../navigation/recordLink';

import { dateFormat, MOMENT } from '../../texts/dates';
import type { TextName } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { rowList } from '../Part';

const WHEN = dateFormat(MOMENT);

/** The records that wait for a review by the user, or those that were sent back to them. */
export default function ReviewList({ of }: { readonly of: 'waiting' | 'sentBack' }) {
  const { data, error, refetch } = useQuery(MyReviewsDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} /> : null;
  return (
    <Box component="ul" sx={rowList}>
      {data.myReviews[of].map((review) => (
        <ReviewRow key={`${review.kind} ${review.id} ${review.part ?? ''}`} review={review} />
      ))}
    </Box>
  );
}

/** Where the form of a part of a record is, and its name: of a section of a page, or a panel of the settings. */
function partOf({ kind, id, slug, part }: ListedReviewFragment): { path: string; label: TextName } | null {
  if (kind === SETTINGS) {
    const panel = allPanels.find(({ name }) => name === part);
    return panel ? { path: `/configurations/${panel.screen}#${panel.name}`, label: panel.heading } : null;
  }
  const section = sitePages.find((page) => page.slug === slug)?.sections.find((one) => one.id === part);
  return section ? { path: `/pages-setup/sections/${id}?tab=${section.id}`, label: section.label } : null;
}

function ReviewRow({ review }: { readonly review: ListedReviewFragment }) {
  const { kind, id, slug, part, title, by, at, text } = review;
  const t = useT();
  const linkOf = useRecordLink();
  const list = useListScreen()(kind);
  const found = part === null ? null : partOf(review);
  const name = [kind === SETTINGS ? null : title || t('courses.untitled'), found && t(found.label)]
    .filter(Boolean)
    .join(' · ');
  const path = found?.path ?? linkOf({ kind, id, slug, title });
  return (
    <Box component="li" sx={styles.row}>
      <Typography variant="body2" component="p" sx={{ fontWeight: 500 }}>
        {path ? (
          <MuiLink component={PageLink} to={path}>
            <bdi>{name}</bdi>
          </MuiLink>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {list && (
          <>
            <bdi>{t(list.title)}</bdi> ·{' '}
          </>
        )}
        <bdi>{by}</bdi> · <bdi>{WHEN(new Date(at))}</bdi>
      </Typography>
      {text && (
        <Typography variant="body2" component="p" dir="auto" color="textSecondary" sx={styles.text}>
          {text}
        </Typography>
      )}
    </Box>
  );
}

const styles = {
  row: { paddingBlock: 1, paddingInline: { xs: 2, sm: 1.5 }, overflowWrap: 'anywhere' },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
} as const;
