import type { TextName, Translate } from '../../texts/translate';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../navigation/PageLink';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { RecentChangesDocument } from '../../graphql/generated/typed/graphql';
import { listStyle, Part, TextLine } from '../../home/Part';
import { useListedKinds } from '../../home/useListedKinds';
import { usePart } from '../../home/usePart';
import { useRecordLink } from '../../navigation/recordLink';
import { dateFormat, MOMENT } from '../../texts/dates';
import { useT } from '../../texts/useT';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { AuditSentence } from './AuditSentence';
import { kindNoun } from '../../records/changeWords';
import { type Run, runsOf } from './runs';

const whenOf = dateFormat(MOMENT);
const TRAIL = '/configurations/audit';
/** Number of lines; an import is one of them. */
const LINES = 6;
/** The picture beside each, in pixels. */
const AVATAR_PX = 22;
/** Maximum number of entries that they are made of. */
const ENTRIES = 60;

/** Recent changes, with links to the records and their histories. */
export function ChangesPart() {
  const t = useT();
  // The audit trail has no live updates of its own: it grows with the writes of all kinds.
  const kinds = useListedKinds();
  const state = usePart(
    RecentChangesDocument,
    { pageSize: ENTRIES },
    kinds.map(({ name }) => name),
  );
  return (
    <Part
      title={t('home.recentChanges')}
      more={{ to: TRAIL, label: t('words.auditTrail') }}
      state={state}
      empty={t('home.noChangesYet')}
      isEmpty={({ auditEntries }) => auditEntries.rows.length === 0}
      lines={LINES}
      line={<TextLine start={<Skeleton variant="circular" width={AVATAR_PX} height={AVATAR_PX} />} />}
    >
      {({ auditEntries }) => (
        <Box component="ul" sx={{ ...listStyle, display: 'grid', gap: 1.5, padding: '4px 16px 16px' }}>
          {runsOf(auditEntries.rows, LINES, auditEntries.rows.length < ENTRIES).map((run) => (
            <ChangeLine key={run.entry.seq} {...run} />
          ))}
        </Box>
      )}
    </Part>
  );
}

function ChangeLine({ entry, more, isOpen }: Run) {
  const { at, action, actor, target } = entry;
  const t = useT();
  const linkOf = useRecordLink();
  const { kind, id, label } = target;
  const to = id && action !== 'DELETE' ? linkOf({ kind, id, title: label }) : null;
  return (
    <Box component="li" sx={styles.line}>
      <PersonAvatar name={actor?.name ?? ''} size={AVATAR_PX} />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <AuditSentence entry={entry} to={to} />
        {more > 0 && <> {t(isOpen ? 'home.andAtLeastCountMore' : 'files.andCountMore', { count: more })}</>}
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', marginBlockStart: 0.25 }}>
          {nounOf(t, kind)}
          {' · '}
          <bdi>
            <time dateTime={at}>{whenOf(new Date(at))}</time>
          </bdi>
          {id && label && (
            <>
              {' · '}
              <MuiLink
                component={PageLink}
                to={`${TRAIL}?record=${id}`}
                aria-label={t('home.historyOfName', { name: label })}
              >
                {t('events.history')}
              </MuiLink>
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
}

const styles = {
  line: { display: 'flex', gap: 1.25, fontSize: '0.8125rem', '& > .MuiAvatar-root': { flexShrink: 0 } },
} as const;

/** The label of a kind in the audit trail; kinds that are not record kinds are labelled by their name. */
function nounOf(t: Translate, kind: string): string {
  const found = Object.values<{ readonly name: string; readonly label: TextName }>(kindFacts);
  const label = found.find(({ name }) => name === kind)?.label;
  return label ? t(label) : kindNoun(t, kind);
}
