import type { TextName } from '../../texts/translate';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useT } from '../../texts/useT';

/** The texts of a table; the first cell of each row is its header. */
export interface Cells {
  readonly head: readonly TextName[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A small table of fixed figures. @param height in pixels; longer tables scroll */
export function DataTable({ head, rows, height }: Cells & { height?: number }) {
  const t = useT();
  return (
    <TableContainer tabIndex={0} sx={{ blockSize: height, '&:focus-visible': { outline: '2px solid' } }}>
      <Table size="small" stickyHeader={height !== undefined}>
        <TableHead>
          <TableRow>
            {head.map((title, index) => (
              <TableCell key={title} align={index === 0 ? 'left' : 'right'} sx={{ fontWeight: 600 }}>
                {t(title)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {typeof name === 'string' ? t.words(name) : name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={head[index + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
