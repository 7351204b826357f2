import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { PageLink } from '../../navigation/PageLink';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';
import { ChevronDownIcon } from '../../ui/icons/arrows';
import type { IconComponent } from '../../ui/icons/icon';
import { rowLink, rowStyle } from '../Part';

/** Something that waits for someone. */
export interface Need {
  readonly name: string;
  readonly Icon: IconComponent;
  /** How much it matters: the colour of its icon. */
  readonly tone: 'warning' | 'info' | 'error' | 'neutral';
  readonly title: string;
  /** One sentence, or what the number is made of. */
  readonly detail: ReactNode;
  readonly count: number;
  /** Address of the list of just those; null where there is none. */
  readonly to?: string | null;
  /** In place of one address: the lists that together have them, shown below the row. */
  readonly parts?: ReactNode;
}

/** A row of the list: a link as a whole, or a button that shows its parts. */
export function NeedRow({ need }: { readonly need: Need }) {
  const { to, parts } = need;
  if (parts) return <PartedRow need={need} parts={parts} />;
  return (
    <li>
      {to ? (
        <Box component={PageLink} to={to} sx={rowLink}>
          <Face need={need} action="home.open" />
        </Box>
      ) : (
        <Box sx={rowStyle}>
          <Face need={need} />
        </Box>
      )}
    </li>
  );
}

function PartedRow({ need, parts }: { readonly need: Need; readonly parts: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={rowLink}
      >
        <Face need={need} action="home.show" isOpen={isOpen} />
      </Box>
      {isOpen && (
        <Box id={id} sx={styles.parts}>
          {parts}
        </Box>
      )}
    </li>
  );
}

interface FaceProps {
  readonly need: Need;
  readonly action?: 'home.open' | 'home.show';
  readonly isOpen?: boolean;
}

function Face({ need: { Icon, tone, title, detail, count }, action, isOpen }: FaceProps) {
  const t = useT();
  return (
    <>
      <Box component="span" sx={{ ...styles.icon, ...TONES[tone] }}>
        <Icon />
      </Box>
      <Box component="span" sx={styles.words}>
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
          {title}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {detail}
        </Typography>
      </Box>
      <Typography component="span" sx={styles.count}>
        {wholeNumber(count)}
      </Typography>
      {action && (
        <Box component="span" sx={{ ...styles.action, ...(isOpen === undefined && styles.wideOnly) }}>
          <span>{t(action)}</span>
          {isOpen !== undefined && <ChevronDownIcon sx={{ rotate: isOpen ? '180deg' : 'none' }} />}
        </Box>
      )}
    </>
  );
}

const TONES = {
  warning: { color: 'warning.main', backgroundColor: 'quiet.warning' },
  info: { color: 'info.main', backgroundColor: 'quiet.info' },
  error: { color: 'error.main', backgroundColor: 'quiet.error' },
  neutral: { color: 'text.secondary', backgroundColor: 'surface.sunken' },
} as const;

const styles = {
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 28,
    blockSize: 28,
    borderRadius: '6px',
    '& > svg': { fontSize: '1rem' },
  },
  words: { flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  count: { fontSize: '1rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  // It looks like a button, and the row does what it says.
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 0.5,
    flexShrink: 0,
    minInlineSize: { sm: 76 },
    minBlockSize: 28,
    paddingInline: { xs: 0, sm: 1.25 },
    border: { sm: '1px solid' },
    borderColor: { sm: 'line.strong' },
    borderRadius: '6px',
    backgroundColor: { sm: 'background.paper' },
    fontSize: '0.75rem',
    fontWeight: 500,
    // On phones the row is enough, with the arrow of one that opens.
    '& > span': { display: { xs: 'none', sm: 'inline' } },
    '& > svg': { fontSize: '1rem', color: 'text.secondary' },
  },
  wideOnly: { display: { xs: 'none', sm: 'inline-flex' } },
  parts: { paddingBlockEnd: 1, paddingInlineStart: { sm: 5 } },
} as const;
