import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { RecentChangesDocument, type RecentChangesQuery } from '../../graphql/generated/typed/graphql';
import { listStyle, Part } from '../../home/Part';
import { useListedKinds } from '../../home/useListedKinds';
import { usePart } from '../../home/usePart';
import { useSession } from '../../session/SessionProvider';
import { recordLink } from '../../shell/recordLink';
import { dateFormat } from '../../texts/dates';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { actionLabel } from './auditWords';

type Entry = RecentChangesQuery['auditEntries']['rows'][number];

const whenOf = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const TRAIL = '/configurations/audit';

/** What was done last, with the way to the record and to all that was done to it. */
export function ChangesPart() {
  const t = useT();
  // The trail has no word of its own when something is added to it; these kinds are in it.
  const kinds = useListedKinds(({ name }) => ['staffMember', 'role', 'language'].includes(name));
  const state = usePart(
    RecentChangesDocument,
    {},
    kinds.map(({ name }) => name),
  );
  return (
    <Part
      title={t('Recent changes')}
      more={{ to: TRAIL, label: t('Audit Trail') }}
      state={state}
      empty={t('Nothing has been changed yet.')}
      isEmpty={({ auditEntries }) => auditEntries.rows.length === 0}
      lines={6}
    >
      {({ auditEntries }) => (
        <Box component="ul" sx={{ ...listStyle, display: 'grid', gap: 1.25 }}>
          {auditEntries.rows.map((entry) => (
            <ChangeLine key={entry.seq} entry={entry} />
          ))}
        </Box>
      )}
    </Part>
  );
}

function ChangeLine({ entry: { at, action, actor, target } }: { entry: Entry }) {
  const t = useT();
  const session = useSession();
  const { kind, id, label } = target;
  const to = id && action !== 'DELETE' ? recordLink({ kind, id, title: label }, session) : null;
  const name = <bdi>{label}</bdi>;
  const what = to ? (
    <MuiLink component={Link} to={to}>
      {name}
    </MuiLink>
  ) : (
    name
  );
  const who = <bdi>{actor?.name ?? t('Somebody')}</bdi>;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <div>{sentence(t, action, { who, what })}</div>
      <Typography variant="body2" color="textSecondary">
        {t(nounOf(kind))}
        {' · '}
        <bdi>
          <time dateTime={at}>{whenOf(new Date(at))}</time>
        </bdi>
        {id && (
          <>
            {' · '}
            <MuiLink component={Link} to={`${TRAIL}?record=${id}`} aria-label={t('History of {name}', { name: label })}>
              {t('History')}
            </MuiLink>
          </>
        )}
      </Typography>
    </Box>
  );
}

/** Who did what, as the language of the console says it. */
function sentence(t: Translate, action: string, values: Readonly<Record<'who' | 'what', ReactNode>>): ReactNode {
  switch (action) {
    case 'CREATE':
      return t.parts('{who} created {what}', values);
    case 'UPDATE':
      return t.parts('{who} changed {what}', values);
    case 'TOGGLE':
      return t.parts('{who} switched {what}', values);
    case 'TRANSLATE':
      return t.parts('{who} translated {what}', values);
    case 'DELETE':
      return t.parts('{who} deleted {what}', values);
    default:
      return t.parts('{who}: {action} {what}', { ...values, action: t(actionLabel(action)) });
  }
}

/** What a kind of the trail is called: those that are no record kinds by their own name. */
function nounOf(kind: string): string {
  const found = Object.values<{ readonly name: string; readonly label: string }>(kindFacts);
  return found.find(({ name }) => name === kind)?.label ?? actionLabel(kind.replace(/[A-Z]/g, '_$&'));
}
