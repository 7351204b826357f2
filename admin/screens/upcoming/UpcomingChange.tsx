import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../navigation/PageLink';
import type { UpcomingChangesQuery } from '../../graphql/generated/typed/graphql';
import { momentInZone } from '../../records/publishing/times';
import { useChangedRecord } from '../../records/publishing/useChangedRecord';
import { useSiteZone } from '../../session/useSiteZone';
import { dateFormat } from '../../texts/dates';
import { useT } from '../../texts/useT';

type Change = UpcomingChangesQuery['upcomingChanges'][number];

const STEPS = {
  PUBLISH: { label: 'publishing.willBePublished', color: 'success' },
  WITHDRAW: { label: 'publishing.willBeWithdrawn', color: 'warning' },
  EFFECT: { label: 'publishing.takesEffect', color: 'info' },
} as const;

/** One change: when, what, of which record, and by whom. */
export function UpcomingChange({ change }: { readonly change: Change }) {
  const t = useT();
  const zone = useSiteZone();
  const { at, step, by, failure } = change;
  const { name, words: about, path } = useChangedRecord(change);
  const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: zone })(new Date(at));
  const { label: words, color } = STEPS[step];
  return (
    <Box component="li" sx={styles.change}>
      <Typography component="time" dateTime={at} variant="body2" sx={{ minInlineSize: 84 }}>
        {failure ? momentInZone(zone, at) : time}
      </Typography>
      <Chip
        size="small"
        variant="outlined"
        color={failure ? 'error' : color}
        label={t(failure ? 'files.failed' : words)}
      />
      <Box sx={{ flex: 1, minInlineSize: 200, overflowWrap: 'anywhere' }}>
        {path ? (
          <MuiLink component={PageLink} to={path}>
            <bdi>{name}</bdi>
          </MuiLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        <Typography variant="body2" color="textSecondary">
          {[...about, by].filter(Boolean).join(' · ')}
        </Typography>
        {failure && (
          <Typography variant="body2" color="error">
            <bdi>{failure}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const styles = {
  change: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 1.5,
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
