import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { useT } from '../../texts/useT';
import { horizontalAxis } from './axis';
import { Dashboard } from './Dashboard';
import { DataTable } from './DataTable';
import { Figures } from './Figures';
import { SERIES_COLOURS } from './palette';
import { PeriodButtons, PeriodSelect } from './Period';
import {
  audience,
  countries,
  devices,
  LONG_PERIODS,
  type LongPeriod,
  SHORT_PERIODS,
  type ShortPeriod,
  topPages,
} from './samples/analytics';
import { Widget } from './Widget';

const HEIGHT_PX = 300;
/** Height of the table of pages (foundations, section 9). */
const PAGES_TABLE_PX = 380;

/** Forces left-to-right direction for an address. */
const addressed = (address: string) => `\u200e${address}`;

/** The sample analytics dashboard. */
export function Component() {
  return (
    <Dashboard>
      <AudienceMetrics />
      <SessionsByCountry />
      <UsersByDevice />
      <TopPages />
    </Dashboard>
  );
}

function AudienceMetrics() {
  const t = useT();
  const [period, setPeriod] = useState<LongPeriod>('records.all');
  const { labels, figures, lastYear, thisYear } = audience;
  return (
    <Widget
      title="dashboards.audienceMetrics"
      columns={6}
      control={
        <PeriodButtons
          label="dashboards.periodOfTheAudienceMetrics"
          periods={LONG_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{
        head: ['dashboards.month', 'dashboards.lastYear', 'dashboards.currentYear'],
        rows: labels.map((label, index) => [label, lastYear[period][index] ?? 0, thisYear[period][index] ?? 0]),
      }}
    >
      <Figures figures={figures} />
      <BarChart
        height={HEIGHT_PX}
        colors={SERIES_COLOURS}
        xAxis={horizontalAxis({ data: labels.map((label) => t(label)) })}
        series={[
          { label: t('dashboards.lastYear'), data: lastYear[period], stack: 'all' },
          { label: t('dashboards.currentYear'), data: thisYear[period], stack: 'all' },
        ]}
      />
    </Widget>
  );
}

function SessionsByCountry() {
  const t = useT();
  const [period, setPeriod] = useState<LongPeriod>('records.all');
  const { labels, sessions } = countries;
  return (
    <Widget
      title="dashboards.sessionsByCountry"
      columns={6}
      control={
        <PeriodButtons
          label="dashboards.periodOfTheSessionsBy"
          periods={LONG_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{
        head: ['labels.country', 'dashboards.sessions'],
        rows: labels.map((label, index) => [label, sessions[period][index] ?? 0]),
      }}
    >
      <BarChart
        height={HEIGHT_PX + 60}
        layout="horizontal"
        colors={SERIES_COLOURS}
        xAxis={horizontalAxis({})}
        yAxis={[{ data: labels.map((label) => t(label)), width: 80 }]}
        series={[{ label: t('dashboards.sessions'), data: sessions[period] }]}
      />
    </Widget>
  );
}

function UsersByDevice() {
  const t = useT();
  const [period, setPeriod] = useState<ShortPeriod>('records.today');
  const { labels, users } = devices;
  return (
    <Widget
      title="dashboards.usersByDevice"
      columns={4}
      control={
        <PeriodSelect
          label="dashboards.periodOfTheUsersBy"
          periods={SHORT_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{
        head: ['dashboards.device', 'dashboards.users'],
        rows: labels.map((label, index) => [label, users[period][index] ?? 0]),
      }}
    >
      <PieChart
        height={HEIGHT_PX}
        colors={SERIES_COLOURS}
        series={[
          {
            innerRadius: 60,
            data: labels.map((label, id) => ({ id, label: t(label), value: users[period][id] ?? 0 })),
          },
        ]}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
      />
    </Widget>
  );
}

function TopPages() {
  const t = useT();
  const [period, setPeriod] = useState<ShortPeriod>('records.today');
  const { labels, views, visitors } = topPages;
  const rows = labels.map((label, index) => [label, views[period][index] ?? 0, visitors[period][index] ?? 0]);
  const control = (
    <PeriodSelect label="dashboards.periodOfTheTopPages" periods={SHORT_PERIODS} value={period} onChoose={setPeriod} />
  );
  return (
    <>
      <Widget title="dashboards.topPages" columns={4} control={control}>
        <DataTable
          head={['labels.page', 'dashboards.views', 'dashboards.visitors']}
          rows={rows}
          height={PAGES_TABLE_PX}
        />
      </Widget>
      <Widget title="dashboards.topPagesByViews" columns={4}>
        <BarChart
          height={HEIGHT_PX}
          layout="horizontal"
          colors={SERIES_COLOURS}
          xAxis={horizontalAxis({})}
          yAxis={[{ data: labels.map(addressed), width: 80 }]}
          series={[{ label: t('dashboards.views'), data: views[period] }]}
        />
      </Widget>
    </>
  );
}
