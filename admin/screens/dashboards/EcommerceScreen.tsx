import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useT } from '../../texts/useT';
import { horizontalAxis } from './axis';
import { Dashboard } from './Dashboard';
import { DataTable } from './DataTable';
import { Figures } from './Figures';
import { SERIES_COLOURS } from './palette';
import { bestSelling, MONTHS, revenue, topSellers, visitsBySource } from './samples/ecommerce';
import { Widget } from './Widget';

const HEIGHT_PX = 300;

/** The sample e-commerce dashboard. */
export function Component() {
  const t = useT();
  return (
    <Dashboard>
      <Widget
        title="dashboards.revenue"
        columns={8}
        table={{
          head: ['dashboards.month', 'dashboards.orders', 'dashboards.earnings'],
          rows: MONTHS.map((month, index) => [month, revenue.orders[index] ?? 0, `$${revenue.earnings[index]}k`]),
        }}
      >
        <Figures figures={revenue.figures} />
        <BarChart
          height={HEIGHT_PX}
          colors={SERIES_COLOURS}
          xAxis={horizontalAxis({ data: MONTHS.map((month) => t(month)) })}
          series={[
            { label: t('dashboards.orders'), data: revenue.orders },
            { label: t('dashboards.earningsK'), data: revenue.earnings },
          ]}
        />
      </Widget>
      <Widget
        title="dashboards.storeVisitsBySource"
        columns={4}
        table={{
          head: ['labels.source', 'dashboards.share'],
          rows: visitsBySource.map(({ label, value }) => [label, value]),
        }}
      >
        <PieChart
          height={HEIGHT_PX + 60}
          colors={SERIES_COLOURS}
          series={[
            {
              innerRadius: 60,
              paddingAngle: 1,
              data: visitsBySource.map(({ label, value }, id) => ({ id, label: t(label), value })),
            },
          ]}
          slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
        />
      </Widget>
      <Widget title="dashboards.bestSellingProducts" columns={6}>
        <DataTable {...bestSelling} />
      </Widget>
      <Widget title="dashboards.topSellers" columns={6}>
        <DataTable {...topSellers} />
      </Widget>
    </Dashboard>
  );
}
