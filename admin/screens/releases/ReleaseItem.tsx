import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReleaseContentQuery } from '../../graphql/generated/typed/graphql';
import { PageLink } from '../../navigation/PageLink';
import { useChangedRecord } from '../../records/publishing/useChangedRecord';
import { useT } from '../../texts/useT';

interface ReleaseItemProps {
  readonly item: ReleaseContentQuery['release']['items'][number];
  /** Why it could not be published now; null: it could, or nobody knows yet. */
  readonly problem: string | null;
  /** Whether the release is published: what is said of its drafts is the past. */
  readonly isPublished: boolean;
  /** Null for those who may not. */
  readonly onRemove: (() => void) | null;
}

/** A record in a release: what it is, what will become of it, and what is in the way. */
export function ReleaseItem({ item, problem, isPublished, onRemove }: ReleaseItemProps) {
  const t = useT();
  const { name, words, path } = useChangedRecord(item);
  const isDeleted = item.title === '';
  const label = isDeleted ? t('releases.deletedRecord') : name;
  const about = [...words, ...item.languages.map((code) => code.toUpperCase())];
  const reason = problem ?? item.failure;
  return (
    <Box component="li" sx={styles.item}>
      <Box sx={styles.row}>
        <Box sx={{ flex: 1, minInlineSize: 200, overflowWrap: 'anywhere' }}>
          {path && !isDeleted ? (
            <MuiLink component={PageLink} to={path}>
              <bdi>{label}</bdi>
            </MuiLink>
          ) : (
            <bdi>{label}</bdi>
          )}
          <Typography variant="body2" color="textSecondary">
            {about.join(' · ')}
            {item.addedBy && <> · {t('releases.addedBy', { name: item.addedBy })}</>}
          </Typography>
        </Box>
        {!isPublished && (
          <Chip
            size="small"
            variant="outlined"
            color={reason ? 'error' : item.shows ? 'success' : 'info'}
            label={t(
              reason ? 'releases.cannotBePublished' : item.shows ? 'releases.becomesVisible' : 'releases.changes',
            )}
          />
        )}
        {onRemove && (
          <Button size="small" onClick={onRemove} aria-label={t('releases.removeName', { name: label })}>
            {t('releases.remove')}
          </Button>
        )}
      </Box>
      {reason && !isPublished && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          <bdi>{reason}</bdi>
        </Alert>
      )}
    </Box>
  );
}

const styles = {
  item: { paddingBlock: 1.5, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
} as const;
