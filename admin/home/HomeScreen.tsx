import type { ComponentType, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useMay } from '../session/rights/useMay';
import { PageHeader } from '../navigation/PageHeader';
import { screenEntries } from '../navigation/palette/entries';
import { useScreens } from '../navigation/screens';
import { useSession } from '../session/SessionProvider';
import { useT } from '../texts/useT';
import type { GatedField } from '../graphql/generated/gates';
import type { KindFacts } from '../graphql/generated/kindFacts';
import { GoToPart } from './GoToPart';
import { useListedKinds } from './useListedKinds';

export interface HomePart {
  readonly Part: ComponentType;
  /** The part is shown to users who may send this query; of kinds, to those who may open the list of one of them. */
  readonly of: GatedField<'Query'> | ((kind: KindFacts) => boolean);
  /** The wide column of what goes on, or the narrow one of open tasks; on small screens the tasks follow. */
  readonly column: 'main' | 'side';
  /** Only Super Admins see it; the page is not made for it. */
  readonly superAdmin?: true;
}

/** The home page: what is on today and open tasks, each part for users who may see it. */
export function HomeScreen({ parts }: { readonly parts: readonly HomePart[] }) {
  const may = useMay();
  const listed = useListedKinds();
  const session = useSession();
  const isVisible = ({ of, superAdmin }: HomePart) =>
    (superAdmin !== true || session?.superAdmin === true) &&
    (typeof of === 'string' ? may('Query', of) : listed.some(of));
  const visibleParts = parts.filter(isVisible);
  const partsOf = (wanted: HomePart['column']) =>
    visibleParts.filter(({ column }) => column === wanted).map(({ Part }, index) => <Part key={index} />);
  const entries = screenEntries(useScreens(), session, useT());
  const others = entries.filter(({ creates, to }) => !creates && to !== '/');
  return (
    <>
      <PageHeader />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 2 }}>
        <Column share={2}>{partsOf('main')}</Column>
        <Column share={1}>
          {visibleParts.length < 2 && <GoToPart entries={others} />}
          {partsOf('side')}
        </Column>
      </Box>
    </>
  );
}

/** Cards one below another, each as high as its content. Without any, the other column has the whole width. */
function Column({ share, children }: { readonly share: number; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minInlineSize: 0,
        flex: { lg: `${share} 1 0` },
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
