import { expect, test } from '../support/fixtures.js';
import { findUnreadable } from './unreadable.js';

/** Lines and letters take the same room in every font: the space between them is far larger than they are. */
const FONT = 'font: 10px/40px monospace; letter-spacing: 20px';
const NARROW = 'inline-size: 100px; white-space: nowrap;';

for (const [what, content, expected] of [
  ['nothing of a text that has room', '<p>Room enough</p>', {}],
  ['a text cut at its side', `<p style="${NARROW} overflow: hidden">Much too long for it</p>`, { cut: 1 }],
  [
    'a text cut by an element around it',
    `<div style="${NARROW} overflow: clip"><b>Much too long for it</b></div>`,
    { cut: 1 },
  ],
  ['texts cut below', '<div style="block-size: 40px; overflow: hidden">One<br>Two<br>Three</div>', { cut: 2 }],
  ['a text that is outside of its block', `<p style="${NARROW}">Much too long for it</p>`, { cut: 1 }],
  [
    'a text outside of the window',
    '<p style="position: absolute; inset-inline-start: -30px">Begins too early</p>',
    { cut: 1 },
  ],
  [
    'that a text is shortened',
    `<p style="${NARROW} overflow: hidden; text-overflow: ellipsis">Much too long for it</p>`,
    { shortened: 1 },
  ],
  [
    'nothing where one can scroll to it',
    `<div style="${NARROW} overflow: auto"><b style="display: inline-block">Much too long for it</b></div>`,
    {},
  ],
  [
    'nothing of a text for screen readers',
    '<span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">Said, not shown</span>',
    {},
  ],
  [
    'nothing of a text that is not shown',
    `<p style="${NARROW} overflow: hidden; visibility: hidden">Not shown at all</p>`,
    {},
  ],
  [
    'nothing of what is outside of a box that does not contain it',
    `<div style="${NARROW} overflow: hidden"><p style="position: absolute; inline-size: 800px">Not held by it</p></div>`,
    {},
  ],
] as const)
  test(`the search for unreadable texts finds ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="${FONT}">${content}`);
    const { cut, shortened } = await page.evaluate(findUnreadable);
    expect({ cut: cut.length, shortened: shortened.length }).toEqual({ cut: 0, shortened: 0, ...expected });
  });
