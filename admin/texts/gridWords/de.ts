import { deDE } from '@mui/x-data-grid/locales';

/** Built-in texts of tables. */
export const gridWords = deDE.components.MuiDataGrid.defaultProps.localeText;
