import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageLink } from '../navigation/PageLink';
import { useScreens } from '../navigation/screens';
import { useSession } from '../session/SessionProvider';
import { type ScreenEntry, screenEntries } from '../navigation/palette/entries';
import { useT } from '../texts/useT';
import { Frame } from './Part';

/** Links to the screens that create records and, with `everywhere`, to all other screens the user may open. */
export function GoToPart({ everywhere }: { everywhere: boolean }) {
  const t = useT();
  const entries = screenEntries(useScreens(), useSession(), t);
  const makes = entries.filter(({ creates }) => creates);
  const others = everywhere ? entries.filter(({ creates, to }) => !creates && to !== '/') : [];
  return (
    <>
      {makes.length > 0 && (
        <Frame title={t('Create new')}>
          <Links entries={makes} icon={<AddIcon />} />
        </Frame>
      )}
      {others.length > 0 && (
        <Frame title={t('Quick links')}>
          <Links entries={others} />
        </Frame>
      )}
    </>
  );
}

function Links({ entries, icon }: { entries: readonly ScreenEntry[]; icon?: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))', gap: 1 }}>
      {entries.map(({ id, to, title, hint }) => (
        <Button
          key={id}
          component={PageLink}
          to={to}
          variant="outlined"
          color="inherit"
          startIcon={icon}
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
