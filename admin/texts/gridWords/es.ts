import { esES } from '@mui/x-data-grid/locales';

/** Built-in texts of tables. */
export const gridWords = esES.components.MuiDataGrid.defaultProps.localeText;
