import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Hint } from '../../ui/hint/Hint';
import { useT } from '../../texts/useT';
import { type Cells, DataTable } from './DataTable';
import { ImportIcon } from '../../ui/icons/views';

interface WidgetProps {
  readonly title: TextName;
  /** Number of grid columns (of twelve) on wide screens. */
  readonly columns: number;
  /** The period control beside the title. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
  /** The same figures as a table, for users who prefer that; missing if the widget is a table already. */
  readonly table?: Cells;
}

/** A card of a dashboard. */
export function Widget({ title, columns, control, children, table }: WidgetProps) {
  const t = useT();
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ gridColumn: { xs: '1 / -1', lg: `span ${columns}` }, minInlineSize: 0, padding: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {t(title)}
        </Typography>
        {control}
        {table && (
          <Hint title={asTable ? t('dashboards.showAsAChart') : t('dashboards.showAsATable')}>
            <IconButton
              aria-label={t('dashboards.titleAsATable', { title: t(title) })}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <ImportIcon fontSize="small" color={asTable ? 'primary' : 'inherit'} />
            </IconButton>
          </Hint>
        )}
      </Box>
      {asTable && table ? <DataTable {...table} /> : children}
    </Paper>
  );
}

/** The widgets of a dashboard, side by side where there is room. */
export function Widgets({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2 }}>{children}</Box>;
}
