import type { RecordState } from '../recordState';
import { BlockIcon, HiddenIcon } from '../../ui/icons/states';

/** Icons of states, so that they do not depend on colour alone. */
export const STATE_ICONS = {
  visible: null,
  unpublished: HiddenIcon,
  inactive: BlockIcon,
} as const satisfies Record<RecordState, unknown>;

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
