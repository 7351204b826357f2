import type { Crumb } from '../document/head.js';
import type { Texts } from '../texts/texts.js';

/** The way from the home page to this one; the last step is this page and no link. */
export function Breadcrumbs({ crumbs, texts }: { crumbs: readonly Crumb[]; texts: Texts }) {
  const here = crumbs.at(-1);
  return (
    <nav className="breadcrumbs wrap" aria-label={texts.site.breadcrumbs}>
      <ol>
        {[{ name: texts.site.home, path: '/' } as Crumb, ...crumbs.slice(0, -1)].map(({ name, path, mark }) => (
          <li key={path}>
            <a href={path}>
              <bdi {...mark}>{name}</bdi>
            </a>
          </li>
        ))}
        {here && (
          <li aria-current="page">
            <bdi {...here.mark}>{here.name}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
