import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import { useMay } from '../session/rights/useMay';
import { PageHeader } from '../navigation/PageHeader';
import { screenEntries } from '../navigation/palette/entries';
import { useScreens } from '../navigation/screens';
import { useSession } from '../session/SessionProvider';
import { dateFormat } from '../texts/dates';
import { useT } from '../texts/useT';
import type { GatedField } from '../graphql/generated/gates';
import type { KindFacts } from '../graphql/generated/kindFacts';
import { GoToPart } from './GoToPart';
import { useToday } from './today';
import { useListedKinds } from './useListedKinds';

/** A query, for those who may send it; or kinds, for those who may open the list of one of them. */
type Subject = GatedField<'Query'> | ((kind: KindFacts) => boolean);

export interface HomePart {
  readonly Part: ComponentType;
  /** The part is shown to users who may see something of it: of several, any. */
  readonly of: Subject | readonly Subject[];
  /** The wide column of what waits and goes on, or the narrow one beside it; on small screens that follows. */
  readonly column: 'main' | 'side';
  /** Only Super Admins see it; the page is not made for it. */
  readonly superAdmin?: true;
  /** It sums up what other screens have: without other parts, the page still leads to screens. */
  readonly summary?: true;
}

/** More parts than this need no links to screens beside them. */
const FEW_PARTS = 1;

/** The home page: what waits, then what goes on, each part for users who may see it. */
export function HomeScreen({ parts }: { readonly parts: readonly HomePart[] }) {
  const t = useT();
  const may = useMay();
  const listed = useListedKinds();
  const session = useSession();
  const { day } = useToday();
  const isOpen = (subject: Subject) => (typeof subject === 'string' ? may('Query', subject) : listed.some(subject));
  const visibleParts = parts.filter(
    ({ of, superAdmin }) => (superAdmin !== true || session?.superAdmin === true) && [of].flat().some(isOpen),
  );
  const partsOf = (wanted: HomePart['column']) =>
    visibleParts.filter(({ column }) => column === wanted).map(({ Part }, index) => <Part key={index} />);
  const entries = screenEntries(useScreens(), session, t).filter(({ creates, to }) => !creates && to !== '/');
  const few = visibleParts.filter(({ summary }) => !summary).length <= FEW_PARTS;
  return (
    <Box sx={styles.page}>
      <PageHeader note={dayText(Date.parse(day), t.language)} />
      <Box sx={styles.columns}>
        <Box sx={{ ...styles.column, ...styles.main }}>
          {partsOf('main')}
          {few && <GoToPart entries={entries} />}
        </Box>
        <Box sx={{ ...styles.column, ...styles.side }}>{partsOf('side')}</Box>
      </Box>
    </Box>
  );
}

/** A day without a clock, whose moments are those of UTC. */
const dayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const styles = {
  page: { maxInlineSize: 1120, marginInline: 'auto' },
  columns: { display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 2 },
  /** Cards one below another, each as high as its content. Without any, the other column has the whole width. */
  column: { display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0, '&:empty': { display: 'none' } },
  main: { flex: { lg: '1 1 0' } },
  side: { flex: { lg: '0 0 340px' }, 'div:empty + &': { flexGrow: { lg: 1 } } },
} as const;
