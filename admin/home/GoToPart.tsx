import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageLink } from '../navigation/PageLink';
import type { ScreenEntry } from '../navigation/palette/entries';
import { useT } from '../texts/useT';
import { Frame } from './Part';

/** Links to the screens of the console, for those whose home page has little else. */
export function GoToPart({ entries }: { readonly entries: readonly ScreenEntry[] }) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <Frame title={t('home.quickLinks')}>
      <Links entries={entries} />
    </Frame>
  );
}

function Links({ entries }: { readonly entries: readonly ScreenEntry[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        gap: 1,
        padding: '0 16px 16px',
      }}
    >
      {entries.map(({ id, to, title, hint }) => (
        <Button
          key={id}
          component={PageLink}
          to={to}
          variant="outlined"
          color="inherit"
          sx={{ justifyContent: 'flex-start', textAlign: 'left', minBlockSize: 52, borderColor: 'divider' }}
        >
          <span>
            {title}
            {hint && (
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {hint}
              </Typography>
            )}
          </span>
        </Button>
      ))}
    </Box>
  );
}
