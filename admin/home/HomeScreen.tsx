import Box from '@mui/material/Box';
import { useMay } from '../session/useMay';
import { PageHeader } from '../shell/PageHeader';
import { GoToPart } from './GoToPart';
import { homeParts } from './parts';

/** Where the console starts: what is on today and what is still to be done, each part for those who may see it. */
export function Component() {
  const may = useMay();
  const shown = homeParts.filter(({ anyOf }) => anyOf.some((query) => may('Query', query)));
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
