import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useSiteZone } from '../../session/useSiteZone';
import { nameOf, type ListScreen } from '../screen';
import { useT } from '../../texts/useT';
import { monthOf, today, words, type Day, type Month } from './days';
import { DayDialog } from './DayDialog';
import { isOn, lanesOf, type Bar, type Dated } from './lanes';
import { RecordMark } from './RecordMark';

/** Number of records shown per day; the others are behind a button. */
const LISTED_PER_DAY = 3;

interface MonthTableProps {
  readonly screen: ListScreen;
  readonly month: Month;
  readonly weeks: readonly (readonly Day[])[];
  readonly records: readonly Dated[];
  readonly edit: boolean;
  readonly headingId: string;
}

/** A month as a table: a row per week, a column per weekday, and each record as a bar over its days. */
export function MonthTable({ screen, month, weeks, records, edit, headingId }: MonthTableProps) {
  const [opened, setOpened] = useState<Day | null>(null);
  return (
    <>
      <Box component="table" aria-labelledby={headingId} sx={styles}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" aria-label={words.weekday(day)}>
                {words.weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week[0]} {...{ screen, month, week, records, edit }} onOpen={setOpened} />
          ))}
        </tbody>
      </Box>
      <DayDialog screen={screen} day={opened} records={records} edit={edit} onClose={() => setOpened(null)} />
    </>
  );
}

type WeekProps = Omit<MonthTableProps, 'weeks' | 'headingId'> & {
  readonly week: readonly Day[];
  readonly onOpen: (day: Day) => void;
};

function Week({ screen, month, week, records, edit, onOpen }: WeekProps) {
  const t = useT();
  const now = today(useSiteZone());
  const lanes = lanesOf(records, week);
  return (
    <tr>
      {week.map((day, index) => {
        const visibleBars = lanes
          .slice(0, LISTED_PER_DAY)
          .map((lane) => lane.find(({ from, to }) => from <= index && index <= to));
        const more = records.filter((record) => isOn(record, day)).length - visibleBars.filter(Boolean).length;
        while (visibleBars.length > 0 && !visibleBars.at(-1)) visibleBars.pop();
        return (
          <td key={day} className={monthOf(day) === month ? undefined : 'other-month'}>
            <time dateTime={day} aria-current={day === now ? 'date' : undefined}>
              <bdi>{day.endsWith('-01') ? words.day(day) : Number(day.slice(-2))}</bdi>
            </time>
            {visibleBars.length > 0 && (
              <ul>
                {visibleBars.map((bar, lane) => (
                  <Slot key={bar?.row.id ?? lane} {...{ screen, bar, index, edit }} />
                ))}
              </ul>
            )}
            {more > 0 && (
              <Button
                size="small"
                onClick={() => onOpen(day)}
                aria-label={t('records.moreMoreOnDay', { more, day: words.date(day) })}
                sx={{ padding: 0, minInlineSize: 0, marginInline: 0.75, fontSize: '0.75rem' }}
              >
                {t('records.moreMore', { more })}
              </Button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface SlotProps {
  readonly screen: ListScreen;
  readonly bar: Bar | undefined;
  /** The day of the week, from 0. */
  readonly index: number;
  readonly edit: boolean;
}

/**
 * A lane on one day. The bar is drawn once per week, over all its days; on the later days it is visually hidden text.
 */
function Slot({ screen, bar, index, edit }: SlotProps) {
  const t = useT();
  if (!bar) return <li aria-hidden />;
  if (bar.from < index) {
    return (
      <li>
        <span style={visuallyHidden}>{t('records.nameContinued', { name: nameOf(screen, bar.row) })}</span>
      </li>
    );
  }
  const { from, to, begins, ends } = bar;
  const days = to - from + 1;
  // Across the borders between days, with gaps where the record begins and ends.
  const gaps = `${(begins ? 4 : 0) + (ends ? 4 : 0)}px`;
  const open = { borderStart: 0, borderEnd: 0 };
  if (!begins) open.borderStart = 1;
  if (!ends) open.borderEnd = 1;
  return (
    <li>
      <RecordMark
        screen={screen}
        record={bar}
        edit={edit}
        sx={{
          position: 'relative',
          zIndex: 1,
          inlineSize: `calc(${days * 100}% + ${days - 1}px - ${gaps})`,
          marginInlineStart: begins ? '4px' : 0,
          ...(open.borderStart && { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStart: 0 }),
          ...(open.borderEnd && { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEnd: 0 }),
        }}
      />
    </li>
  );
}

const styles = {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': { padding: 1, fontWeight: 600, fontSize: '0.8125rem', textAlign: 'left', color: 'text.secondary' },
  '& td': {
    verticalAlign: 'top',
    blockSize: 124,
    padding: 0,
    paddingBlockEnd: 0.5,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
  '& td + td': { borderInlineStart: '1px solid', borderColor: 'divider' },
  '& td.other-month': { bgcolor: 'background.default' },
  '& td.other-month > time': { color: 'text.secondary' },
  '& time': {
    display: 'inline-block',
    margin: '4px 4px 2px',
    paddingInline: '6px',
    borderRadius: '11px',
    fontSize: '0.8125rem',
    lineHeight: '22px',
    minInlineSize: 22,
    textAlign: 'center',
  },
  // As specific as the rule of other months, which today may be in.
  '& td > time[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { blockSize: 26, minInlineSize: 0 },
} as const;
