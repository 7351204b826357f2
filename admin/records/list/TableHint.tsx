import type { GridSlotProps } from '@mui/x-data-grid';
import { Hint } from '../../ui/hint/Hint';

/** The hints of a table's headings. The table's own ones mount two poppers for each heading before any is shown. */
export const TableHint = ({ title, children }: GridSlotProps['baseTooltip']) => <Hint title={title}>{children}</Hint>;
