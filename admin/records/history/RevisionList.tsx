import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { dateFormat, MOMENT } from '../../texts/dates';
import { useT } from '../../texts/useT';
import { actionWords, fieldWords, type Revision } from './revisionWords';

interface RevisionListProps {
  readonly kind: string;
  readonly rows: readonly Revision[];
  readonly total: number;
  /** The version that is shown. */
  readonly chosen: number;
  readonly onChoose: (version: number) => void;
  readonly onMore: () => void;
}

const whenOf = dateFormat(MOMENT);

/** The revisions of a record, the newest first, one of which is shown beside them. */
export function RevisionList({ kind, rows, total, chosen, onChoose, onMore }: RevisionListProps) {
  const t = useT();
  return (
    <Box
      sx={{
        borderStyle: 'solid',
        borderWidth: 0,
        borderInlineEndWidth: { md: 1 },
        borderBlockEndWidth: { xs: 1, md: 0 },
        borderColor: 'divider',
        maxBlockSize: { xs: 240, md: 'none' },
        overflowY: 'auto',
      }}
    >
      <List disablePadding aria-label={t('records.versions')}>
        {rows.map((row) => (
          <ListItem key={`${row.version} ${row.at}`} disablePadding divider>
            <ListItemButton
              selected={row.version === chosen}
              aria-current={row.version === chosen}
              onClick={() => onChoose(row.version)}
              sx={{ display: 'block' }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {actionWords(t, row)} · <bdi>{row.by ?? t('people.theSystem')}</bdi>
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {fieldWords(t, kind, row)}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="div">
                <time dateTime={row.at}>{whenOf(new Date(row.at))}</time>
                {row.face === 'REST' && ` · ${t('records.viaTheApi')}`}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {rows.length < total && (
        <Button fullWidth onClick={onMore}>
          {t('records.showEarlierVersions')}
        </Button>
      )}
    </Box>
  );
}
