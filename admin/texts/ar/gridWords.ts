import { arSD } from '@mui/x-data-grid/locales';

/** What tables say by themselves in Arabic. */
export const gridWords = arSD.components.MuiDataGrid.defaultProps.localeText;
