import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a page with a table of these libraries does: what the console's first list is measured by. */

const columns = [
  { field: 'number', headerName: '#', width: 70 },
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'active', headerName: 'Active', width: 120 },
];
const rows = ['Pottery', 'Weaving', 'Drawing', 'Writing', 'Printing'].map((name, index) => ({
  id: name,
  number: index + 1,
  name,
  active: 'Yes',
}));

createRoot(document.getElementById('root')).render(
  createElement(
    StrictMode,
    null,
    createElement(
      ThemeProvider,
      { theme: createTheme({ cssVariables: true }) },
      createElement(CssBaseline),
      createElement(DataGrid, { columns, rows, 'aria-label': 'Courses' }),
    ),
  ),
);
