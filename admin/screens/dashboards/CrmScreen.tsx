import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { useState } from 'react';
import { useT } from '../../texts/useT';
import { horizontalAxis } from './axis';
import { Dashboard } from './Dashboard';
import { Figures } from './Figures';
import { DEAL_COLOURS, SERIES_COLOURS } from './palette';
import { PeriodSelect } from './Period';
import { SHORT_PERIODS, type ShortPeriod } from './samples/analytics';
import {
  activities,
  balance,
  DEAL_SORTS,
  type DealSort,
  deals,
  forecast,
  FORECAST_MONTHS,
  type ForecastMonth,
  tasks,
} from './samples/crm';
import { Widget } from './Widget';

const HEIGHT_PX = 340;
/** Height of the sales forecast (foundations, section 9). */
const FORECAST_PX = 400;
const OUTCOMES = Object.keys(DEAL_COLOURS) as (keyof typeof DEAL_COLOURS)[];
const thousands = (value: number | null) => `$${value ?? 0}k`;

/** The sample CRM dashboard. */
export function Component() {
  return (
    <Dashboard>
      <SalesForecast />
      <DealType />
      <BalanceOverview />
      <UpcomingActivities />
      <Tasks />
    </Dashboard>
  );
}

function SalesForecast() {
  const t = useT();
  const [month, setMonth] = useState<ForecastMonth>('Nov 2021');
  const parts = forecast[month];
  return (
    <Widget
      title="dashboards.salesForecast"
      columns={6}
      control={
        <PeriodSelect
          label="dashboards.monthOfTheSalesForecast"
          periods={FORECAST_MONTHS}
          value={month}
          onChoose={setMonth}
        />
      }
      table={{
        head: ['dashboards.part', 'dashboards.value'],
        rows: parts.map(({ label, value }) => [label, thousands(value)]),
      }}
    >
      <BarChart
        height={FORECAST_PX}
        colors={SERIES_COLOURS}
        xAxis={horizontalAxis({ data: [month] })}
        yAxis={[{ valueFormatter: thousands }]}
        series={parts.map(({ label, value }) => ({ label: t(label), data: [value], valueFormatter: thousands }))}
      />
    </Widget>
  );
}

function DealType() {
  const t = useT();
  const [sort, setSort] = useState<DealSort>('dashboards.monthly');
  return (
    <Widget
      title="dashboards.dealType"
      columns={6}
      control={
        <PeriodSelect label="dashboards.sortOfTheDealType" periods={DEAL_SORTS} value={sort} onChoose={setSort} />
      }
      table={{
        head: ['dashboards.year', ...OUTCOMES],
        rows: deals.labels.map((year, index) => [year, ...OUTCOMES.map((outcome) => deals[outcome][sort][index] ?? 0)]),
      }}
    >
      <RadarChart
        height={FORECAST_PX}
        colors={Object.values(DEAL_COLOURS)}
        radar={{ metrics: deals.labels.map((name) => ({ name, min: 0, max: 100 })) }}
        series={OUTCOMES.map((outcome) => ({ label: t(outcome), data: [...deals[outcome][sort]], fillArea: true }))}
      />
    </Widget>
  );
}

function BalanceOverview() {
  const t = useT();
  const [period, setPeriod] = useState<ShortPeriod>('dashboards.periodCurrentYear');
  const { labels, figures, revenue, expenses } = balance;
  return (
    <Widget
      title="dashboards.balanceOverview"
      columns={12}
      control={
        <PeriodSelect
          label="dashboards.periodOfTheBalanceOverview"
          periods={SHORT_PERIODS}
          value={period}
          onChoose={setPeriod}
        />
      }
      table={{
        head: ['dashboards.month', 'dashboards.revenue', 'dashboards.expenses'],
        rows: labels.map((label, index) => [
          label,
          thousands(revenue[period][index] ?? 0),
          thousands(expenses[period][index] ?? 0),
        ]),
      }}
    >
      <Figures figures={figures} />
      <LineChart
        height={HEIGHT_PX}
        colors={SERIES_COLOURS}
        xAxis={horizontalAxis({ data: labels.map((label) => t(label)), scaleType: 'point' })}
        yAxis={[{ valueFormatter: thousands, width: 56 }]}
        series={[
          {
            label: t('dashboards.revenue'),
            data: revenue[period],
            area: true,
            showMark: false,
            valueFormatter: thousands,
          },
          {
            label: t('dashboards.expenses'),
            data: expenses[period],
            area: true,
            showMark: false,
            valueFormatter: thousands,
          },
        ]}
        sx={{ '& .MuiLineChart-area': { opacity: 0.15 }, '& .MuiAreaElement-root': { opacity: 0.15 } }}
      />
    </Widget>
  );
}

function UpcomingActivities() {
  return (
    <Widget title="dashboards.upcomingActivities" columns={6}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {activities.map(({ day, time, what, people }) => (
          <Box component="li" key={what} sx={{ display: 'flex', gap: 2 }}>
            <Box
              sx={{
                flexShrink: 0,
                inlineSize: 64,
                paddingBlock: 1,
                borderRadius: 1,
                backgroundColor: 'action.hover',
                fontWeight: 600,
                textAlign: 'center',
              }}
            >
              {day}
            </Box>
            <div>
              <Typography variant="body2" color="textSecondary">
                {time}
              </Typography>
              <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
              <Typography variant="body2">{people}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Widget>
  );
}

function Tasks() {
  return (
    <Widget title="dashboards.tasks" columns={6}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tasks.map(({ what, due, done }) => (
          <Box component="li" key={what} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <FormControlLabel control={<Checkbox defaultChecked={done} />} label={what} sx={{ flexGrow: 1 }} />
            <Typography variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
              {due}
            </Typography>
          </Box>
        ))}
      </Box>
    </Widget>
  );
}
