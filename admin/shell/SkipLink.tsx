import Link from '@mui/material/Link';
import { useT } from '../texts/useT';

/** The first tab stop: skips the navigation. `to` is the id of the main element. */
export function SkipLink({ to }: { to: string }) {
  const t = useT();
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        padding: 1.5,
        borderRadius: 1,
        backgroundColor: 'background.paper',
        boxShadow: 6,
        '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, inlineSize: 1, overflow: 'hidden', padding: 0 },
      }}
    >
      {t('shell.skipToContent')}
    </Link>
  );
}
