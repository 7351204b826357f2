import { house, journeys } from '../harness.js';
import { findUnreadable } from './unreadable.js';

journeys('What cannot be read', () => {
  const the = house();
  const narrow = 'inline-size: 60px; white-space: nowrap;';

  it.each([
    ['nothing of a text that has room', '<p>Room enough</p>', {}],
    ['a text cut at its side', `<p style="${narrow} overflow: hidden">Much too long for it</p>`, { cut: 1 }],
    [
      'a text cut by something around it',
      `<div style="${narrow} overflow: clip"><b>Much too long for it</b></div>`,
      { cut: 1 },
    ],
    ['a text cut below', '<div style="block-size: 30px; overflow: hidden">One<br>Two<br>Three</div>', { cut: 2 }],
    ['a text that stands outside of its block', `<p style="${narrow}">Much too long for it</p>`, { cut: 1 }],
    [
      'a text outside of the window',
      '<p style="position: absolute; inset-inline-start: -30px">Begins too early</p>',
      { cut: 1 },
    ],
    [
      'that a text is shortened',
      `<p style="${narrow} overflow: hidden; text-overflow: ellipsis">Much too long for it</p>`,
      { shortened: 1 },
    ],
    [
      'nothing where one can scroll to it',
      `<div style="${narrow} overflow: auto"><b style="display: inline-block">Much too long for it</b></div>`,
      {},
    ],
    [
      'nothing of a text for screen readers',
      '<span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">Said, not shown</span>',
      {},
    ],
    [
      'nothing of a text that is not shown',
      `<p style="${narrow} overflow: hidden; visibility: hidden">Not shown at all</p>`,
      {},
    ],
    [
      'nothing of what stands out of the box that hides',
      `<div style="${narrow} overflow: hidden"><p style="position: absolute; inline-size: 200px">Not held by it</p></div>`,
      {},
    ],
  ])('finds %s', async (_what, content, expected) => {
    const { page } = await the.visitor();
    await page.setContent(`<!doctype html><body>${content}`);
    const { cut, shortened } = await page.evaluate(findUnreadable);
    expect({ cut: cut.length, shortened: shortened.length }).toEqual({ cut: 0, shortened: 0, ...expected });
  });
});
