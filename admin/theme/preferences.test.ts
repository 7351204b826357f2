import { CONSEQUENCES, DEFAULTS, PREFERENCES, preferencesFrom, valuesOf } from './preferences';

describe('preferences', () => {
  test('THEME-039, THEME-041, THEME-042 are those of the specification by default', () => {
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
    ['layout', ['vertical', 'horizontal', 'two-column', 'semi-box']],
    ['width', ['fluid', 'boxed']],
    ['position', ['fixed', 'scrollable']],
    ['topbarColor', ['light-color', 'dark-color']],
    ['sidebarSize', ['lg', 'md', 'sm', 'sm-hover']],
    ['sidebarView', ['default', 'detached']],
    ['sidebarColor', ['light-bg-color', 'dark-bg-color', 'gradient-bg-color']],
    ['sidebarImage', ['none', 'snow', 'office', 'pattern', 'bubble']],
    ['preloader', ['top-loader', 'spinner', 'disable']],
    ['theme', ['default', 'teal-green', 'royal-purple', 'cobalt-blue']],
    ['avatar', ['on', 'off']],
  ] as const)('%s has the values of the specification', (name, values) => {
    expect(valuesOf(name)).toEqual(values);
  });

  test('the gradient colour has four gradients (THEME-024)', () => {
    expect(valuesOf('gradient')).toHaveLength(4);
  });

  test('THEME-044, THEME-045 a width sets the sidebar that goes with it', () => {
    expect(CONSEQUENCES.width).toEqual({
      fluid: { sidebarView: 'default', sidebarSize: 'lg' },
      boxed: { sidebarSize: 'sm-hover' },
    });
  });

  test('invalid or outdated stored values are ignored', () => {
    expect(preferencesFrom({ layout: 'semi-box', theme: 'pink', width: 7, sidebarSize: 'toString' })).toEqual({
      ...DEFAULTS,
      layout: 'semi-box',
    });
    for (const stored of ['x', 1, [], true]) expect(preferencesFrom(stored)).toEqual(DEFAULTS);
  });

  test('each value has a label', () => {
    for (const { label, values } of Object.values(PREFERENCES)) {
      expect([label, ...Object.values(values)].every((word) => word.length > 0)).toBe(true);
    }
  });
});
