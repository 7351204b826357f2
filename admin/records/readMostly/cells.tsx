import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { CsvValue } from '@polyphony/domain/text/csv.js';
import { PageLink } from '../../navigation/PageLink';
import { useT } from '../../texts/useT';
import { Hint } from '../../ui/hint/Hint';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import type { ActedRow, ReadMostlyColumn } from './screen';
import { CopyIcon } from '../../ui/icons/actions';
import { CancelIcon, CheckCircleIcon, RingIcon } from '../../ui/icons/states';

/** Number of trailing characters shown of an id; ids of one period start alike. */
const ID_SUFFIX_LENGTH = 6;

/** The end of an id, and a button that copies all of it. */
function Id({ id }: { id: string }) {
  const t = useT();
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toastSuccess('events.copied'),
      () => toastError(t('events.notCopiedId', { id })),
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <bdi title={id}>…{id.slice(-ID_SUFFIX_LENGTH)}</bdi>
      <Hint title={t('events.copyTheId')}>
        <IconButton size="small" aria-label={t('events.copyTheIdId', { id })} onClick={() => void copy()}>
          <CopyIcon sx={{ fontSize: '1rem' }} />
        </IconButton>
      </Hint>
    </Box>
  );
}

/** Truncates at the text's end; 'left' is mirrored with the console's direction, 'start' would follow each text's. */
const ownWay = { textAlign: 'left', overflow: 'hidden', overflowWrap: 'anywhere' } as const;
const oneLine = { ...ownWay, textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const atMost = (lines: number) =>
  ({ ...ownWay, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: String(lines) }) as const;

interface LinesProps {
  readonly lines: readonly string[];
  /** Whether the row goes by the head: a number, broken wherever its column ends. */
  readonly name: boolean;
  /** Address that the head leads to; the row goes by it then, too. */
  readonly to: string | undefined;
}

/** A text, and smaller ones below it; each is cut where the column ends, and says all of itself to a pointer. */
function Lines({ lines: [head = '', ...below], name, to }: LinesProps) {
  return (
    <Box sx={{ minInlineSize: 0, inlineSize: '100%', paddingBlock: 0.75 }}>
      <Box
        dir="auto"
        title={head}
        className={name || to !== undefined ? 'record-name' : undefined}
        sx={{ ...atMost(2), ...(name && { wordBreak: 'break-all', fontSize: '0.8rem' }) }}
      >
        {to === undefined ? (
          head
        ) : (
          <MuiLink component={PageLink} to={to} underline="hover">
            {head}
          </MuiLink>
        )}
      </Box>
      {below.map(
        (line) =>
          line && (
            <Box key={line} dir="auto" title={line} sx={{ ...oneLine, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {line}
            </Box>
          ),
      )}
    </Box>
  );
}

const MARKS = {
  tick: { Icon: CheckCircleIcon, color: 'success' },
  cross: { Icon: CancelIcon, color: 'error' },
  ring: { Icon: RingIcon, color: 'action' },
} as const;

/** A tick, a cross or a ring, and what it says: nobody needs to see its colour. */
function Mark({ mark, words }: { readonly mark: keyof typeof MARKS; readonly words: string }) {
  const t = useT();
  const { Icon, color } = MARKS[mark];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon fontSize="small" color={color} data-mark={mark} />
      {t.words(words)}
    </Box>
  );
}

/** A text of several lines, up to three of them. */
const Note = ({ text }: { text: string }) => (
  <Box
    dir="auto"
    title={text || undefined}
    sx={{ ...atMost(3), inlineSize: '100%', whiteSpace: 'pre-line', fontSize: '0.8125rem' }}
  >
    {text}
  </Box>
);

const textOf = (value: CsvValue): string => (value === null || value === undefined ? '' : String(value));

/** Content of a column for a row. */
export function Cell({ column, row }: { readonly column: ReadMostlyColumn; readonly row: ActedRow }) {
  const lines = column.lines(row).map(textOf);
  const [first = ''] = lines;
  if (column.good) {
    const mark = column.good(row) ? 'tick' : column.waits ? 'ring' : 'cross';
    return <Mark mark={mark} words={first} />;
  }
  switch (column.as) {
    case 'id':
      return <Id id={first} />;
    case 'value':
      return <bdi>{first}</bdi>;
    case 'note':
      return <Note text={first} />;
    default:
      return <Lines lines={lines} name={column.as === 'name'} to={column.to?.(row)} />;
  }
}
