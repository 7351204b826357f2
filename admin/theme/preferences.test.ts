import { CONSEQUENCES, DEFAULTS, PREFERENCES, preferencesFrom, valuesOf } from './preferences';

describe('preferences', () => {
  test('THEME-039, THEME-041, THEME-042 are those of the specification until someone chooses', () => {
    expect(preferencesFrom(null)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({
      layout: 'vertical',
      theme: 'default',
      width: 'fluid',
      position: 'fixed',
      sidebarSize: 'lg',
      sidebarView: 'default',
      avatar: 'on',
    });
  });

  test.each([
    ['THEME-004..007', 'layout', ['vertical', 'horizontal', 'two-column', 'semi-box']],
    ['THEME-010, THEME-011', 'width', ['fluid', 'boxed']],
    ['THEME-012, THEME-013', 'position', ['fixed', 'scrollable']],
    ['THEME-014, THEME-015', 'topbarColor', ['light-color', 'dark-color']],
    ['THEME-016..019', 'sidebarSize', ['lg', 'md', 'sm', 'sm-hover']],
    ['THEME-020, THEME-021', 'sidebarView', ['default', 'detached']],
    ['THEME-022..024', 'sidebarColor', ['dark-bg-color', 'light-bg-color', 'gradient-bg-color']],
    ['THEME-025..029', 'sidebarImage', ['none', 'snow', 'office', 'pattern', 'bubble']],
    ['THEME-030..032', 'preloader', ['top-loader', 'spinner', 'disable']],
    ['THEME-033..036', 'theme', ['default', 'teal-green', 'royal-purple', 'cobalt-blue']],
    ['THEME-037, THEME-038', 'avatar', ['on', 'off']],
  ] as const)('%s %s has the values of the specification', (_rows, name, values) => {
    expect(valuesOf(name)).toEqual(values);
  });

  test('THEME-024 the gradient colour has four gradients', () => {
    expect(valuesOf('gradient')).toHaveLength(4);
  });

  test('THEME-044, THEME-045 a width brings a sidebar that goes with it', () => {
    expect(CONSEQUENCES.width).toEqual({
      fluid: { sidebarView: 'default', sidebarSize: 'lg' },
      boxed: { sidebarSize: 'sm-hover' },
    });
  });

  test('what was kept and is no value any more, or never was, counts for nothing', () => {
    expect(preferencesFrom({ layout: 'semi-box', theme: 'pink', width: 7, sidebarSize: 'toString' })).toEqual({
      ...DEFAULTS,
      layout: 'semi-box',
    });
    for (const kept of ['x', 1, [], true]) expect(preferencesFrom(kept)).toEqual(DEFAULTS);
  });

  test('each value has a word for people', () => {
    for (const { label, values } of Object.values(PREFERENCES)) {
      expect([label, ...Object.values(values)].every((word) => word.length > 0)).toBe(true);
    }
  });
});
