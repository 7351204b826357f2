import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { screen as eventScreen } from '../../screens/events/event.list';
import { screen as languageScreen } from '../../screens/languages/language.list';
import type { RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { reversibleIn } from './actions';

test.each<[string, ListScreen, Toggle, boolean]>([
  ['an event is featured', eventScreen, 'featured', true],
  ['a language is read from right to left', languageScreen, 'rtl', true],
  ['a language is the default one, which another one was', languageScreen, 'default', false],
])(
  'the panel offers to take a switch of several records back only where its reverse does so: %s',
  (_, screen, toggle, expected) => {
    const row = { id: '1', publishingState: 'PUBLISHED' } as unknown as RecordRow;
    expect(reversibleIn(screen)({ kind: 'set', toggle, to: true }, row)).toBe(expected);
  },
);
