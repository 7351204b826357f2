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

/** A card of the home page. Its content goes from edge to edge: lines between rows do. */
export function Frame({ title, more, children }: FrameProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={styles.card}>
      <Box sx={styles.head}>
        <Typography id={id} variant="h2" sx={styles.title}>
          {title}
        </Typography>
        {more && (
          <MuiLink component={PageLink} to={more.to} variant="caption" underline="hover" sx={styles.more}>
            {more.label}
          </MuiLink>
        )}
      </Box>
      {children}
    </Paper>
  );
}

interface PartContentProps<Data> {
  readonly state: PartState<Data>;
  /** Text of the empty state. */
  readonly empty: string;
  readonly isEmpty: (data: Data) => boolean;
  /** Number of rows that are expected, and what one of them looks like while it is loaded. */
  readonly lines?: number;
  readonly line?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the home page that loads and fails independently. */
export function Part<Data>({ title, more, ...content }: Omit<FrameProps, 'children'> & PartContentProps<Data>) {
  return (
    <Frame title={title} more={more}>
      <PartContent {...content} />
    </Frame>
  );
}

/** What a part says, without its card; during a refetch the previous data stays. */
export function PartContent<Data>({ state, empty, isEmpty, lines = 3, line, children }: PartContentProps<Data>) {
  const t = useT();
  const { data, error, retry } = state;
  if (data) return isEmpty(data) ? <Calm>{empty}</Calm> : children(data);
  if (error) return <FailureAlert error={error} retry={retry} />;
  return (
    <Box role="status" aria-label={t('records.loading')} sx={rowList}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index}>{line ?? <TextLine />}</div>
      ))}
    </Box>
  );
}

/** Says that there is nothing to show. */
const Calm = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={styles.calm}>
    {children}
  </Typography>
);

/** A row of two lines of text that is being loaded. */
export const TextLine = ({ start, end }: { readonly start?: ReactNode; readonly end?: ReactNode }) => (
  <Box sx={styles.row}>
    {start}
    <Box sx={{ flexGrow: 1 }}>
      <Skeleton variant="text" width="45%" sx={{ fontSize: '0.8125rem' }} />
      <Skeleton variant="text" width="70%" sx={{ fontSize: '0.75rem' }} />
    </Box>
    {end}
  </Box>
);

/** A link with a label and a count. */
export function CountLine({ to, label, count }: { to: string; label: ReactNode; count: number }) {
  return (
    <li>
      <Box component={PageLink} to={to} sx={{ ...rowLink, minBlockSize: 40 }}>
        <Box component="span" sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {wholeNumber(count)}
        </Typography>
      </Box>
    </li>
  );
}

const styles = {
  card: { minInlineSize: 0, overflow: 'hidden' },
  head: { display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 44, paddingInline: 2 },
  title: { flexGrow: 1, minInlineSize: 0, fontSize: '0.8125rem', lineHeight: '1.25rem', overflowWrap: 'anywhere' },
  more: {
    flexShrink: 0,
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: 'text.secondary',
    '&:hover': { color: 'text.primary' },
  },
  calm: { padding: 2, borderBlockStart: '1px solid', borderColor: 'divider' },
  row: { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 48, paddingInline: 2 },
} as const;

export const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** A list of rows with a line above each. */
export const rowList = {
  ...listStyle,
  '& > *': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** A row of a card. */
export const rowStyle = { ...styles.row, paddingBlock: 0.75 } as const;

/** A row that is a link or a button as a whole. */
export const rowLink = {
  ...rowStyle,
  inlineSize: '100%',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
} as const;
