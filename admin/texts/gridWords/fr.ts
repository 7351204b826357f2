import { frFR } from '@mui/x-data-grid/locales';

/** Built-in texts of tables. */
export const gridWords = frFR.components.MuiDataGrid.defaultProps.localeText;
