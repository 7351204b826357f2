import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { PageLink } from '../../navigation/PageLink';
import { canOpen, editPath } from '../columns/rowRights';
import { nameOf, type ListScreen } from '../screen';
import { useT } from '../../texts/useT';
import { words } from './days';
import type { Dated } from './lanes';
import { STATE_WORDS, stateOf } from '../recordState';
import { lookOf, STATE_ICONS } from './stateLooks';

interface RecordMarkProps {
  readonly screen: ListScreen;
  readonly record: Dated;
  /** Whether the user's role allows changing records of the kind. */
  readonly edit: boolean;
  readonly sx?: object;
}

/** '15 May', or '15 May – 17 May'. */
export const daysOf = ({ first, last }: Dated): string =>
  first === last ? words.day(first) : `${words.day(first)} – ${words.day(last)}`;

/** A record in the calendar: its name and state; a link to its form for users who may change it. */
export function RecordMark({ screen, record, edit, sx }: RecordMarkProps) {
  const { row } = record;
  const state = stateOf(row);
  const t = useT();
  const stateWords = STATE_WORDS[state];
  const Icon = STATE_ICONS[state];
  const stateText = t(stateWords);
  const name = nameOf(screen, row);
  const way =
    edit && canOpen(row) ? ({ component: PageLink, to: editPath(row, screen), relative: 'path' } as const) : {};
  return (
    <Box
      {...way}
      title={`${name} (${daysOf(record)}): ${stateText}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minInlineSize: 0,
        paddingInline: 0.75,
        borderRadius: 1,
        fontSize: '0.8125rem',
        lineHeight: '22px',
        textDecoration: 'none',
        ...lookOf(state),
        ...('to' in way && { '&:hover': { filter: 'brightness(0.93)', textDecoration: 'underline' } }),
        ...sx,
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />}
      <Box component="bdi" className="record-name" sx={cutOff}>
        {name}
      </Box>
      {state !== 'visible' && <span style={visuallyHidden}>, {stateText}</span>}
    </Box>
  );
}

const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
