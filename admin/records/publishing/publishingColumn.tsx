import { PUBLISHING_STATES } from '@polyphony/domain/publishing/publishingState.js';
import { text } from '../../texts/useT';
import type { Column, ListFilter } from '../screen';
import { StateMark } from './StateMark';
import { PUBLISHING_LABELS, stateOfRow } from './states';

/** The column of a list whose kind has states. */
export const publishingColumn: Column = {
  field: 'publishingState',
  header: 'publishing.state',
  width: 116,
  summary: true,
  show: (row) => {
    const state = stateOfRow(row);
    return state && <StateMark state={state} />;
  },
  exported: (row) => {
    const state = stateOfRow(row);
    return state && text(PUBLISHING_LABELS[state]);
  },
};

/** The filter of such a list. */
export const publishingFilter: ListFilter = {
  param: 'state',
  field: 'publishing',
  label: 'publishing.state',
  choices: PUBLISHING_STATES.map((id) => ({ id, label: PUBLISHING_LABELS[id], value: id.toUpperCase() })),
};
