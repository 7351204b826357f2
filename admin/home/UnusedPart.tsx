import Box from '@mui/material/Box';
import { InactiveRecordsDocument } from '../graphql/generated/typed/graphql';
import { useListScreen } from '../navigation/recordLink';
import { useT } from '../texts/useT';
import { CountLine, Part, rowList } from './Part';
import { isSwitched, useListedKinds } from './useListedKinds';
import { usePart } from './usePart';

/** Inactive records: drafts, or those taken off the site. */
export function UnusedPart() {
  const t = useT();
  const listOf = useListScreen();
  const kinds = useListedKinds(isSwitched);
  const state = usePart(
    InactiveRecordsDocument,
    {},
    kinds.map(({ name }) => name),
  );
  return (
    <Part
      title={t('home.unusedContent')}
      state={state}
      empty={t('home.nothingUnused')}
      isEmpty={({ inactiveRecords }) => inactiveRecords.length === 0}
    >
      {({ inactiveRecords }) => (
        <Box component="ul" sx={rowList}>
          {inactiveRecords.map(({ kind, count }) => {
            const list = listOf(kind);
            return (
              list && <CountLine key={kind} to={`/${list.path}?status=inactive`} label={t(list.title)} count={count} />
            );
          })}
        </Box>
      )}
    </Part>
  );
}
