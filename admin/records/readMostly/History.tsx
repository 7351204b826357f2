import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import { dateFormat, MOMENT } from '../../texts/dates';
import { useT } from '../../texts/useT';

const TIME = dateFormat(MOMENT);

/** Steps in the history of a record, the oldest first. */
export type HistoryEntries<Step extends string = string> = readonly {
  readonly step: Step;
  readonly at: string;
  readonly by: string;
  readonly byStaff: boolean;
}[];

interface HistoryProps<Step extends string> {
  readonly entries: HistoryEntries<Step>;
  readonly words: Readonly<Record<Step, TextName>>;
}

/** History of a record, with the person and the time of each step: the newest first. */
export function History<Step extends string>({ entries, words }: HistoryProps<Step>) {
  const t = useT();
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
      {[...entries].reverse().map(({ step, at, by, byStaff }) => (
        <Box component="li" key={`${at} ${step}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary', minInlineSize: 150 }}>
            <bdi>{TIME(new Date(at))}</bdi>
          </Box>
          <Box component="bdi" sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
            {t.parts(byStaff ? 'events.stepByName' : 'events.stepByNameVisitor', {
              step: <strong>{t(words[step])}</strong>,
              // Of an erased account no name is left.
              name: <bdi>{by || t('people.aDeletedVisitor')}</bdi>,
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
