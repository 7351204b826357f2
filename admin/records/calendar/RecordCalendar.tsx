import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { DayRange } from '@polyphony/domain/kinds/parts/kind.js';
import { FailureAlert } from '../../ui/FailureAlert';
import { LanguageTabs, ListFilters } from '../filters/ListFilters';
import { RecordExport } from '../list/RecordExport';
import { useRowRights } from '../columns/rowRights';
import type { ListScreen } from '../screen';
import { useT } from '../../texts/useT';
import { Agenda } from './Agenda';
import { monthOf } from './days';
import { MonthBar } from './MonthBar';
import { MonthTable } from './MonthTable';
import { STATE_WORDS, type RecordState } from '../recordState';
import { lookOf, STATE_ICONS } from './stateLooks';
import { useCalendar } from './useCalendar';

interface RecordCalendarProps {
  readonly screen: ListScreen;
  readonly range: DayRange;
}

/** A kind's list as a calendar of its records' dates: one month at a time, with the filters of the list. */
export default function RecordCalendar({ screen, range }: RecordCalendarProps) {
  const t = useT();
  const calendar = useCalendar(screen, range);
  const { month, weeks, records, loading, error, state, lang } = calendar;
  const { edit } = useRowRights(screen);
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const headingId = useId();
  const panelId = useId();
  const ofMonth = records.filter(({ first, last }) => monthOf(first) <= month && month <= monthOf(last));
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ListFilters list={calendar} filters={screen.filters}>
        <RecordExport screen={screen} list={{ variables: calendar.variables, total: records.length }} />
      </ListFilters>
      <LanguageTabs
        selected={state.displayed.lang ?? lang}
        onSelect={(chosen) => state.change({ lang: chosen })}
        controls={panelId}
      />
      <Box id={panelId} aria-busy={loading}>
        <MonthBar month={month} headingId={headingId} />
        <Box sx={{ blockSize: 4 }}>{loading && !error && <LinearProgress aria-label={t('records.loading')} />}</Box>
        {error && <FailureAlert error={error} retry={calendar.retry} />}
        {!small && <MonthTable {...{ screen, month, weeks, records, edit, headingId }} />}
        {small && ofMonth.length > 0 && (
          <Box sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>
            <Agenda screen={screen} records={ofMonth} edit={edit} />
          </Box>
        )}
        {small && ofMonth.length === 0 && !loading && (
          <Typography color="text.secondary" sx={{ padding: 4, textAlign: 'center' }}>
            {t(screen.empty)}
          </Typography>
        )}
        <Legend />
      </Box>
    </Paper>
  );
}

/** The legend of the icons, and a note on records that are not shown. */
function Legend() {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        padding: 2,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      {(Object.keys(STATE_WORDS) as RecordState[]).map((state) => {
        const Icon = STATE_ICONS[state];
        return (
          <Box
            key={state}
            sx={{
              ...lookOf(state),
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              paddingInline: 0.75,
              borderRadius: 1,
              fontSize: '0.75rem',
            }}
          >
            {Icon && <Icon aria-hidden sx={{ fontSize: 14 }} />}
            <span className="record-name">{t(STATE_WORDS[state])}</span>
          </Box>
        );
      })}
      <Typography variant="body2" color="text.secondary">
        {t('records.recordsWithoutADateAppear')}
      </Typography>
    </Box>
  );
}
