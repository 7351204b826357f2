import Box from '@mui/material/Box';
import { PageLink } from '../../navigation/PageLink';
import { HEADER_PX } from '../../theme/theme';
import { Mark } from '../../ui/illustrations';
import { useT } from '../../texts/useT';

/** The console's logo and name, linked to the first dashboard; with `small` only the logo. */
export function Brand({ small = false }: { small?: boolean }) {
  const t = useT();
  return (
    <Box
      component={PageLink}
      to="/dashboard"
      aria-label={small ? t('Polyphony') : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: small ? 'center' : 'flex-start',
        gap: 1.25,
        blockSize: HEADER_PX,
        paddingInline: small ? 0 : 2.5,
        color: 'inherit',
        textDecoration: 'none',
        fontSize: '1.25rem',
        fontWeight: 700,
        flexShrink: 0,
        '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
      }}
    >
      <Mark />
      {!small && t('Polyphony')}
    </Box>
  );
}
