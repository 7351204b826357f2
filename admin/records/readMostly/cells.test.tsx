/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { Cell } from './cells';
import { flagColumn } from './valueColumns';

const READ = { on: 'contact.read', off: 'contact.unread' } as const;

test.each([
  [true, false, 'tick'],
  [false, false, 'cross'],
  [true, true, 'tick'],
  [false, true, 'ring'],
])('a flag that is on: %s, and only waits to be: %s, has a %s', (read, waits, mark) => {
  const column = flagColumn({ field: 'read', header: 'contact.read', words: READ, width: 90, waits });
  const html = renderToStaticMarkup(<Cell column={column as never} row={{ read } as never} />);
  expect(html).toContain(`data-mark="${mark}"`);
  expect(html).toContain(read ? 'Read' : 'Unread');
});
