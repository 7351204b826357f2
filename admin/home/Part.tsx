import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PageLink } from '../navigation/PageLink';
import { FailureAlert } from '../ui/FailureAlert';
import { useT } from '../texts/useT';
import type { PartState } from './usePart';
import { wholeNumber } from '../texts/numbers';

interface FrameProps {
  readonly title: string;
  /** Link to the screen with the complete list. */
  readonly more?: { readonly to: string; readonly label: string } | null;
  readonly children: ReactNode;
}

/** A card of the home page. */
export function Frame({ title, more, children }: FrameProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ minInlineSize: 0, padding: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBlockEnd: 1.5 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {more && (
          <MuiLink component={PageLink} to={more.to} variant="body2">
            {more.label}
          </MuiLink>
        )}
      </Box>
      {children}
    </Paper>
  );
}

interface PartProps<Data> extends Omit<FrameProps, 'children'> {
  readonly state: PartState<Data>;
  /** Text of the empty state. */
  readonly empty: string;
  readonly isEmpty: (data: Data) => boolean;
  /** Number of skeleton lines. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the home page that loads and fails independently; during a refetch the previous data stays. */
export function Part<Data>({ state, empty, isEmpty, lines = 3, children, ...frame }: PartProps<Data>) {
  const t = useT();
  const { data, error, retry } = state;
  const content = () => {
    if (data) return isEmpty(data) ? <Typography color="textSecondary">{empty}</Typography> : children(data);
    if (error) return <FailureAlert error={error} retry={retry} />;
    return (
      <div role="status" aria-label={t('records.loading')}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height={40} />
        ))}
      </div>
    );
  };
  return <Frame {...frame}>{content()}</Frame>;
}

/** A link with a label and a count. */
export function CountLine({ to, label, count }: { to: string; label: ReactNode; count: number }) {
  return (
    <Box component="li" sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}>
      <Box
        component={PageLink}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minBlockSize: 44,
          paddingInline: 1,
          marginInline: -1,
          borderRadius: 1,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { backgroundColor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box component="span" sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <Typography
          component="span"
          sx={{ fontWeight: 600, color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
        >
          {wholeNumber(count)}
        </Typography>
      </Box>
    </Box>
  );
}

export const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;
