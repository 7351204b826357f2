import Box from '@mui/material/Box';
import { useSystemBrand } from '../../brand/systemBrand';
import { PageLink } from '../../navigation/PageLink';
import { HEADER_PX } from '../../theme/theme';
import { LOGO } from '@polyphony/domain/brand/logo.js';
import { Mark } from '../../ui/illustrations';
import { useT } from '../../texts/useT';

/** The console's icon and name, linked to the first dashboard; with `small` only the icon. */
export function Brand({ small = false }: { small?: boolean }) {
  const t = useT();
  const { name, icon } = useSystemBrand();
  const title = name ?? t('shell.polyphony');
  return (
    <Box
      component={PageLink}
      to="/dashboard"
      aria-label={small ? title : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: small ? 'center' : 'flex-start',
        gap: 1.25,
        blockSize: HEADER_PX,
        paddingInline: small ? 0 : 2,
        color: 'inherit',
        textDecoration: 'none',
        fontSize: '0.9375rem',
        fontWeight: 600,
        flexShrink: 0,
        '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
      }}
    >
      {icon ? <Icon src={icon.url} /> : <Mark />}
      {!small && <Name title={title} />}
    </Box>
  );
}

/** Of any form: it is shown whole in the place of the mark. */
function Icon({ src }: { readonly src: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      sx={{ inlineSize: LOGO.size, blockSize: LOGO.size, objectFit: 'contain', borderRadius: 0.5, flexShrink: 0 }}
    />
  );
}

/** Names longer than this are smaller, in two lines. */
const ONE_LINE = 14;

function Name({ title }: { readonly title: string }) {
  const long = title.length > ONE_LINE;
  return (
    <Box
      component="bdi"
      title={long ? title : undefined}
      sx={{
        minInlineSize: 0,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        ...(long && {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          fontSize: '0.875rem',
          lineHeight: 1.25,
        }),
      }}
    >
      {title}
    </Box>
  );
}
