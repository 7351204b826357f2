import { ptPT } from '@mui/x-data-grid/locales';

/** Built-in texts of tables. */
export const gridWords = ptPT.components.MuiDataGrid.defaultProps.localeText;
