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
  const [period, setPeriod] = useState<LongPeriod>('All');
  const { labels, figures, lastYear, thisYear } = audience;
  return (
    <Widget
      title="Audience metrics"
      columns={6}
      control={
        <PeriodButtons
          label="Period of the audience metrics"
          periods={LONG_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{
        head: ['Month', 'Last year', 'Current year'],
        rows: labels.map((label, index) => [label, lastYear[period][index] ?? 0, thisYear[period][index] ?? 0]),
      }}
    >
      <Figures figures={figures} />
      <BarChart
        height={HEIGHT_PX}
        colors={SERIES_COLOURS}
        xAxis={horizontalAxis({ data: labels.map((label) => t(label)) })}
        series={[
          { label: t('Last year'), data: lastYear[period], stack: 'all' },
          { label: t('Current year'), data: thisYear[period], stack: 'all' },
        ]}
      />
    </Widget>
  );
}

function SessionsByCountry() {
  const t = useT();
  const [period, setPeriod] = useState<LongPeriod>('All');
  const { labels, sessions } = countries;
  return (
    <Widget
      title="Sessions by country"
      columns={6}
      control={
        <PeriodButtons
          label="Period of the sessions by country"
          periods={LONG_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{
        head: ['Country', 'Sessions'],
        rows: labels.map((label, index) => [label, sessions[period][index] ?? 0]),
      }}
    >
      <BarChart
        height={HEIGHT_PX + 60}
        layout="horizontal"
        colors={SERIES_COLOURS}
        xAxis={horizontalAxis({})}
        yAxis={[{ data: labels.map((label) => t(label)), width: 80 }]}
        series={[{ label: t('Sessions'), data: sessions[period] }]}
      />
    </Widget>
  );
}

function UsersByDevice() {
  const t = useT();
  const [period, setPeriod] = useState<ShortPeriod>('Today');
  const { labels, users } = devices;
  return (
    <Widget
      title="Users by device"
      columns={4}
      control={
        <PeriodSelect
          label="Period of the users by device"
          periods={SHORT_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{ head: ['Device', 'Users'], rows: labels.map((label, index) => [label, users[period][index] ?? 0]) }}
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
  const [period, setPeriod] = useState<ShortPeriod>('Today');
  const { labels, views, visitors } = topPages;
  const rows = labels.map((label, index) => [label, views[period][index] ?? 0, visitors[period][index] ?? 0]);
  const control = (
    <PeriodSelect label="Period of the top pages" periods={SHORT_PERIODS} value={period} onChoose={setPeriod} />
  );
  return (
    <>
      <Widget title="Top pages" columns={4} control={control}>
        <DataTable head={['Page', 'Views', 'Visitors']} rows={rows} height={PAGES_TABLE_PX} />
      </Widget>
      <Widget title="Top pages by views" columns={4}>
        <BarChart
          height={HEIGHT_PX}
          layout="horizontal"
          colors={SERIES_COLOURS}
          xAxis={horizontalAxis({})}
          yAxis={[{ data: labels.map(addressed), width: 80 }]}
          series={[{ label: t('Views'), data: views[period] }]}
        />
      </Widget>
    </>
  );
}
