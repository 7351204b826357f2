import { arSD } from '@mui/x-data-grid/locales';

/** Built-in texts of tables. */
export const gridWords = arSD.components.MuiDataGrid.defaultProps.localeText;
