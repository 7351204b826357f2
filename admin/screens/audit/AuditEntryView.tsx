import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditEntryPartsFragment } from '../../graphql/generated/typed/graphql';
import { useT } from '../../texts/useT';
import { dateFormat } from '../../texts/dates';
import { actionLabel, kindNoun, sentenceOf, valueWords } from './auditWords';

type Entry = AuditEntryPartsFragment;

const TIME = dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const OUTCOMES = {
  REFUSED: { label: 'Refused', color: 'error' },
  UNKNOWN: { label: 'Cut off', color: 'warning' },
} as const;

/** One thing that happened: a sentence, and what stands behind it when it is opened. */
export function AuditEntryView({ entry }: { entry: Entry }) {
  const t = useT();
  const { seq, at, action, outcome, actor, target } = entry;
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ borderBlockStart: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`entry-${seq}`} aria-controls={`entry-${seq}-details`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', minInlineSize: 0 }}>
          <Typography component="time" dateTime={at} variant="body2" color="textSecondary" sx={{ minInlineSize: 160 }}>
            {t('{time} UTC', { time: TIME(new Date(at)) })}
          </Typography>
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {t.parts(sentenceOf(action, target.kind), {
              who: <bdi>{actor?.name ?? t('Somebody')}</bdi>,
              kind: t(kindNoun(target.kind)),
              action: t(actionLabel(action)).toLowerCase(),
            })}{' '}
            {target.label && (
              <strong>
                <bdi>{target.label}</bdi>
              </strong>
            )}
          </Typography>
          {outcome !== 'DONE' && (
            <Chip size="small" variant="outlined" color={OUTCOMES[outcome].color} label={t(OUTCOMES[outcome].label)} />
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails id={`entry-${seq}-details`} sx={{ overflowX: 'auto' }}>
        {entry.changes.length > 0 && <Changes changes={entry.changes} />}
        <Facts entry={entry} />
      </AccordionDetails>
    </Accordion>
  );
}

function Changes({ changes }: Pick<Entry, 'changes'>) {
  const t = useT();
  return (
    <Table size="small" sx={{ marginBlockEnd: 2, '& td': { overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Field')}</TableCell>
          <TableCell>{t('Before')}</TableCell>
          <TableCell>{t('After')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {field}
            </TableCell>
            <TableCell dir="auto">{valueWords(before)}</TableCell>
            <TableCell dir="auto">{valueWords(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Facts({ entry: { seq, actor, from, target, hash } }: { entry: Entry }) {
  const t = useT();
  const facts = {
    [t('Role')]: actor?.role,
    [t('From')]: from.ip,
    [t('Program')]: from.userAgent,
    [t('Request')]: from.requestId,
    [t('Id')]: target.id,
    [t('Entry')]: `${seq}, ${hash}`,
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
