import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import { useMay } from '../session/rights/useMay';
import { PageHeader } from '../navigation/PageHeader';
import { GoToPart } from './GoToPart';

export interface HomePart {
  readonly Part: ComponentType;
  /** The part is shown to users who may send at least one of these queries. */
  readonly anyOf: readonly string[];
}

/** The home page: what is on today and open tasks, each part for users who may see it. */
export function HomeScreen({ parts }: { readonly parts: readonly HomePart[] }) {
  const may = useMay();
  const shown = parts.filter(({ anyOf }) => anyOf.some((query) => may('Query', query)));
  return (
    <>
      <PageHeader />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {shown.map(({ Part }, index) => (
          <Part key={index} />
        ))}
        <GoToPart everywhere={shown.length < 2} />
      </Box>
    </>
  );
}
