import { leaveOut } from './leaveOut.ts';

/**
 * What the console's libraries bring along and it never shows.
 *
 * DataGrid wires every feature into one object, used or not. Lists have filters, a pager and an export of their own, and
 * no column menu, no toolbar, no columns to resize, no editing in place and cells of their own: a quarter of the grid's
 * weight. Inputs are outlined ones throughout, and selects are never the browser's own.
 */
export const withoutUnused = leaveOut([
  {
    // The browser's own high contrast mode is let alone; what would change it brings inputs along.
    importer: /@mui\/material\/styles\/index\.mjs$/,
    modules: { './enhanceHighContrast.mjs': [] },
  },
  {
    importer: /x-data-grid\/material\/index\.mjs$/,
    modules: {
      '@mui/material/Autocomplete': [],
      '@mui/material/Badge': [],
      '@mui/material/Chip': [],
      '@mui/material/Tab': [],
      '@mui/material/TablePagination': ['tablePaginationClasses'],
      '@mui/material/Tabs': [],
      '@mui/material/ToggleButton': [],
      // Of menus and panels that never open.
      '@mui/material/Popper': 'export default () => null;',
      '@mui/material/ClickAwayListener': 'export default ({ children }) => children;',
      // Its check boxes and switches have no labels beside them.
      '@mui/material/FormControlLabel': `
        export default ({ control }) => control;
        export const formControlLabelClasses = {};`,
      // Hints are shown by the console's own (shell/Hint).
      '@mui/material/Tooltip': 'export default ({ children }) => children;',
    },
  },
  {
    importer: /x-data-grid\/constants\/defaultGridSlotsComponents\.mjs$/,
    modules: {
      'menu/columnMenu/GridColumnMenu.mjs': ['GridColumnMenu'],
      'toolbarV8/GridToolbar.mjs': ['GridToolbar'],
    },
  },
  {
    importer: /x-data-grid\/components\/(panel\/filterPanel|panel|columnsManagement)\/index\.mjs$/,
    modules: {
      './GridColumnsManagement.mjs': ['GridColumnsManagement'],
      './GridColumnsPanel.mjs': ['GridColumnsPanel'],
      './GridFilterPanel.mjs': ['GridFilterPanel'],
    },
  },
  {
    importer: /x-data-grid\/colDef\/\w+\.mjs$/,
    modules: {
      'cell/GridActionsCell.mjs': ['renderActionsCell'],
      'cell/GridBooleanCell.mjs': ['renderBooleanCell'],
      'cell/GridEditBooleanCell.mjs': ['renderEditBooleanCell'],
      'cell/GridEditDateCell.mjs': ['renderEditDateCell'],
      'cell/GridEditInputCell.mjs': ['renderEditInputCell'],
      'cell/GridEditLongTextCell.mjs': ['renderEditLongTextCell'],
      'cell/GridEditSingleSelectCell.mjs': ['renderEditSingleSelectCell'],
      'cell/GridLongTextCell.mjs': ['renderLongTextCell'],
      'filterPanel/GridFilterInputDate.mjs': ['GridFilterInputDate'],
      'filterPanel/GridFilterInputMultipleSingleSelect.mjs': ['GridFilterInputMultipleSingleSelect'],
      'filterPanel/GridFilterInputMultipleValue.mjs': ['GridFilterInputMultipleValue'],
      'filterPanel/GridFilterInputSingleSelect.mjs': ['GridFilterInputSingleSelect'],
      'filterPanel/GridFilterInputValue.mjs': ['GridFilterInputValue'],
    },
  },
  {
    // Hooks are called whether or not their feature is used: in place of these something stands that does nothing.
    importer: /x-data-grid\/DataGrid\/useDataGridComponent\.mjs$/,
    modules: {
      'export/useGridCsvExport.mjs': 'export const useGridCsvExport = () => {};',
      'export/useGridPrintExport.mjs': 'export const useGridPrintExport = () => {};',
      'columnResize/useGridColumnResize.mjs': `
        export const useGridColumnResize = () => {};
        export const columnResizeStateInitializer = (state) => ({ ...state, columnResize: { resizingColumnField: '' } });`,
    },
  },
  {
    importer: /x-data-grid\/hooks\/features\/editing\/useGridEditing\.mjs$/,
    modules: {
      './useGridCellEditing.mjs': `
        export const useGridCellEditing = (apiRef) => { apiRef.current.getCellMode = () => 'view'; };`,
      './useGridRowEditing.mjs': 'export const useGridRowEditing = () => {};',
    },
  },
  {
    importer: /@mui\/material\/(Select\/Select|TextField\/TextField)\.mjs$/,
    modules: {
      '../FilledInput/index.mjs': [],
      '../Input/index.mjs': [],
      '../NativeSelect/NativeSelectInput.mjs': [],
    },
  },
]);
