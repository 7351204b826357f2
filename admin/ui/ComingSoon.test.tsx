import { renderToStaticMarkup } from 'react-dom/server';
import { ComingSoon } from './ComingSoon';

test('SHELL-069 the coming-soon image is animated, except with prefers-reduced-motion', () => {
  const markup = renderToStaticMarkup(<ComingSoon />);
  expect(markup).toContain('Coming soon');
  expect(markup).toMatch(/role="img"/);
  expect(markup).toMatch(/animation:animation-\w+ 1\.8s/);
  expect(markup).toMatch(/@keyframes animation-\w+/);
  expect(markup).toMatch(/@media \(prefers-reduced-motion: reduce\)\{[^{]+\{[^}]*animation:none!important/);
});
