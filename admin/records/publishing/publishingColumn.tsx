import { PUBLISHING_STATES } from '@polyphony/domain/publishing/publishingState.js';
import { text } from '../../texts/useT';
import type { Column, ListFilter } from '../screen';
import { StateMark } from './StateMark';
import { PUBLISHING_LABELS, stateOfRow } from './states';

/** As wide as the English words. */
const WIDTH_PX = 116;

/** Pixels of the longest of these words beside its dot: in some languages more than in English. */
const widthOf = (words: readonly string[]) => Math.max(...words.map(({ length }) => length)) * 7 + 40;

/** The column of a list whose kind has states. */
export const publishingColumn: Column = {
  field: 'publishingState',
  header: 'publishing.state',
  width: (t) => Math.max(WIDTH_PX, widthOf(Object.values(PUBLISHING_LABELS).map((label) => t(label)))),
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
