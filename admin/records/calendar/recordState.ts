import BlockIcon from '@mui/icons-material/Block';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { RecordRow } from '../operations';

/** How a record shows what it is switched to: by its shape, an icon and words, for not everybody sees its colour. */
export const STATES = {
  visible: { words: 'Active and published', Icon: null },
  unpublished: { words: 'Not published', Icon: VisibilityOffIcon },
  inactive: { words: 'Inactive', Icon: BlockIcon },
} as const;
export type RecordState = keyof typeof STATES;

export const stateOf = ({ active, published }: RecordRow): RecordState =>
  active === false ? 'inactive' : published === false ? 'unpublished' : 'visible';

const looks = {
  visible: { bgcolor: 'primary.main', color: 'primary.contrastText', border: '1px solid transparent' },
  unpublished: {
    bgcolor: 'background.paper',
    color: 'text.primary',
    border: '1px dashed',
    borderColor: 'primary.main',
  },
  inactive: {
    bgcolor: 'action.selected',
    color: 'text.secondary',
    border: '1px solid',
    borderColor: 'divider',
    '& .record-name': { textDecoration: 'line-through' },
  },
} as const;

export const lookOf = (state: RecordState) => looks[state];
