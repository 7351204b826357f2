import { inEnglish, textInEnglish } from '../messages/languages.js';
import { messages } from '../messages/messages.js';
import { contrastOf } from './colours.js';
import { allPanels } from './panels/index.js';
import { formOf, keyAt, keysOf, placeOf, sentOf } from './settingKeys.js';
import { colourVariables, contrastProblems } from './siteColours.js';
import { literalPanels } from './testing/literalSettings.js';

test.each(literalPanels)('%s: the panel %s has the keys %s', (_, heading, keys, subject, __, screen, permission) => {
  const panel = allPanels.find((one) => textInEnglish(one.heading) === heading);
  if (!panel) throw new Error(`There is no panel '${heading}'.`);
  expect(
    keysOf(panel)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys.split(' ').toSorted());
  expect(panel).toMatchObject({ screen, permission });
  const failed =
    panel.subject === null ? messages.someSettingsFetchFailed : messages.settingsFetchFailed(panel.subject);
  expect(inEnglish(failed)).toBe(`Failed to fetch${subject} settings.`);
});

test('there are three panels that the specification does not have', () => {
  expect(allPanels.map(({ heading }) => textInEnglish(heading)).toSorted()).toEqual(
    [...literalPanels.map(([, heading]) => heading), 'Look', 'Prices and participants', 'Reviews'].toSorted(),
  );
});

describe('Lists of pairs', () => {
  const linkTwo = allPanels.find(({ name }) => name === 'linkTwo');
  if (!linkTwo) throw new Error('There is no panel of links.');
  const form = {
    link_two_title: 'More',
    link_two: [
      { id: '65f0c0ffee0c0ffee0c0ffee', label: 'A', value: '/a' },
      { id: '65f0c0ffee0c0ffee0c0ffef', label: 'B', value: '' },
    ],
  };

  test('a form becomes keys, and keys become the form', () => {
    const sent = sentOf(linkTwo, form, false);
    expect(sent).toMatchObject({ link_two_title: 'More', link_two_label: ['A', 'B'], link_two_value: ['/a', ''] });
    expect(formOf(linkTwo, sent)).toEqual(form);
    expect(Object.keys(sentOf(linkTwo, form, true))).toEqual(['link_two_title', 'link_two_label', 'link_two_id']);
  });

  test('an error of an entry is one of its key, and back', () => {
    expect(keyAt(linkTwo, 'link_two.1.value')).toBe('link_two_value.1');
    expect(placeOf(linkTwo, 'link_two_value.1')).toBe('link_two.1.value');
    expect(placeOf(linkTwo, 'link_two_title')).toBe('link_two_title');
    expect(keyAt(linkTwo, 'link_two_title')).toBe('link_two_title');
  });

  test('an error of a list as a whole is one of a key that clients know, and back', () => {
    expect(keyAt(linkTwo, 'link_two')).toBe('link_two_value');
    expect(placeOf(linkTwo, 'link_two_value')).toBe('link_two');
  });
});

describe('Colours', () => {
  test('text is readable in every colour that can be chosen, in light and in dark', () => {
    for (const primary of ['#000000', '#ffffff', '#ffff00', '#0b6e4f', '#777777', '#f00']) {
      for (const [scheme, ground] of [
        ['light', '#ffffff'],
        ['dark', '#12151f'],
      ] as const) {
        const found = colourVariables({ primary_color: primary }, scheme);
        expect(contrastOf(found['--link'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(found['--on-primary'] ?? '', primary)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('what is not chosen is left to the site, and what is hard to read is named', () => {
    expect(colourVariables({}, 'light')).toEqual({});
    expect(contrastProblems({ primary_color: '#0b6e4f', primary_hover_color: '#095c42' })).toEqual([]);
    expect(contrastProblems({ primary_color: '#ffd400' })).toMatchObject([{ key: 'primary_color', as: 'link' }]);
    expect(contrastProblems({ gradient_color: '#000000,#ffffff' })).toMatchObject([
      { key: 'gradient_color', as: 'ground' },
    ]);
  });
});
