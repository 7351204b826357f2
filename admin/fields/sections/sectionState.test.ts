import { requiredText, shortText } from '@polyphony/domain/validation/rules.js';
import { sectionState } from './sectionState';

const rules = {
  name: requiredText('labels.name', { max: 9 }),
  note: shortText('labels.note'),
  cards: shortText('labels.cards'),
};
const fields = Object.keys(rules);

test.each([
  ['nothing', { name: '', note: '', cards: [] }, 'empty'],
  ['only what can be left out', { name: '', note: 'x', cards: [] }, 'started'],
  ['what is required', { name: 'x', note: '', cards: [] }, 'complete'],
])('a section with %s filled is %s', (_, values, state) => {
  expect(sectionState(fields, values, { rules, reference: null })).toBe(state);
});

const reference = { name: 'Hello', note: '', cards: [{ id: '1', title: 'A', text: '' }] };
test.each([
  ['nothing', { name: '', cards: [{ id: '1', title: '' }] }, 'empty'],
  ['some texts', { name: 'أهلًا', cards: [{ id: '1', title: '' }] }, 'started'],
  ['every text that there is in English', { name: 'أهلًا', cards: [{ id: '1', title: 'ب' }] }, 'complete'],
])('a translation with %s is %s', (_, values, state) => {
  expect(sectionState(fields, values, { rules, reference })).toBe(state);
});
