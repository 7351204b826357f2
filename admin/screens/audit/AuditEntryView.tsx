import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../navigation/PageLink';
import type { AuditEntryRowFragment } from '../../graphql/generated/typed/graphql';
import { useRecordLink } from '../../navigation/recordLink';
import { fieldLabel, valueLabel } from '../../records/changeWords';
import { useT } from '../../texts/useT';
import { dateFormat } from '../../texts/dates';
import { AuditSentence } from './AuditSentence';
import { ChevronDownIcon } from '../../ui/icons/arrows';

type Entry = AuditEntryRowFragment;

const TIME = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

const OUTCOMES = {
  REFUSED: { label: 'people.refused', color: 'error' },
  UNKNOWN: { label: 'people.interrupted', color: 'warning' },
} as const;

/** One thing that happened: a sentence, with its details when it is expanded. */
export function AuditEntryView({ entry }: { entry: Entry }) {
  const t = useT();
  const { seq, at, outcome } = entry;
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} id={`entry-${seq}`} aria-controls={`entry-${seq}-details`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', minInlineSize: 0 }}>
          <Typography
            component="time"
            dateTime={at}
            variant="body2"
            color="textSecondary"
            sx={{ flexShrink: 0, minInlineSize: { sm: 200 }, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('people.timeUtc', { time: TIME(new Date(at)) })}
          </Typography>
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            <AuditSentence entry={entry} />
          </Typography>
          {outcome !== 'DONE' && (
            <Chip size="small" variant="outlined" color={OUTCOMES[outcome].color} label={t(OUTCOMES[outcome].label)} />
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails id={`entry-${seq}-details`} sx={{ overflowX: 'auto' }}>
        {entry.withheld && (
          <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
            {t('people.yourRoleCannotViewRecords')}
          </Typography>
        )}
        {entry.changes.length > 0 && <Changes changes={entry.changes} kind={entry.target.kind} />}
        <Ways entry={entry} />
        <Facts entry={entry} />
      </AccordionDetails>
    </Accordion>
  );
}

function Changes({ changes, kind }: Pick<Entry, 'changes'> & Pick<Entry['target'], 'kind'>) {
  const t = useT();
  return (
    <Table size="small" sx={{ marginBlockEnd: 2, '& td': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('people.field')}</TableCell>
          <TableCell>{t('people.before')}</TableCell>
          <TableCell>{t('people.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {fieldLabel(t, kind, field)}
            </TableCell>
            <TableCell dir="auto">{valueLabel(t, before, { kind, field })}</TableCell>
            <TableCell dir="auto">{valueLabel(t, after, { kind, field })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The ways on from an entry: to its record, to all that was done to it, and to all that the person did. */
function Ways({ entry: { action, actor, target } }: { entry: Entry }) {
  const t = useT();
  const linkOf = useRecordLink();
  const { kind, id, label } = target;
  const record = id && label && action !== 'DELETE' ? linkOf({ kind, id, title: label }) : null;
  const ways = [
    [t('people.openTheRecord'), record],
    [t('people.thisRecordOnly'), id && `?record=${id}`],
    [t('people.thisPersonOnly'), actor && `?by=${actor.id}`],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockEnd: 2 }}>
      {ways.map(
        ([words, to]) =>
          to && (
            <MuiLink key={words} component={PageLink} to={to}>
              {words}
            </MuiLink>
          ),
      )}
    </Box>
  );
}

function Facts({ entry: { seq, actor, from, target, hash } }: { entry: Entry }) {
  const t = useT();
  const facts = {
    [t('labels.role')]: actor?.role,
    [t('people.from')]: from.ip,
    [t('people.browser')]: from.userAgent,
    [t('people.request')]: from.requestId,
    [t('labels.id')]: target.id,
    [t('labels.logEntry')]: hash ? `${seq}, ${hash}` : seq,
  };
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        margin: 0,
        fontSize: '0.8125rem',
      }}
    >
      {Object.entries(facts).map(
        ([label, value]) =>
          value && (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                <bdi>{value}</bdi>
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}
