import type { MenuEntry } from './menuTree.js';

/** Pages that belong to another page's entry: posts of the blog are among the news, at addresses of their own. */
const ALSO: Readonly<Record<string, string>> = { '/news': '/blog' };

/** The aria-current of a navigation entry: for the current page, or a page below the entry. */
export function currentOf(path: string, entry: string): 'page' | 'true' | undefined {
  if (path === entry) return 'page';
  const above = [entry, ALSO[entry]].filter((one) => one !== undefined && one !== '/');
  return above.some((one) => path === one || path.startsWith(`${one}/`)) ? 'true' : undefined;
}

const isAt = (path: string, { href, below }: MenuEntry): boolean =>
  (href !== null && currentOf(path, href) !== undefined) || below.some((entry) => isAt(path, entry));

interface EntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly path: string;
}

/** The entries of the header. What is below one opens without a script, one at a time. */
export const MainMenu = ({ entries, path }: EntriesProps) => (
  <ul className="menu">
    {entries.map((entry) => (
      <li key={entry.id}>
        {entry.below.length === 0 ? (
          <EntryLink entry={entry} path={path} />
        ) : (
          <details name="main-menu" className="menu__branch">
            <summary className={isAt(path, entry) ? 'menu__here' : undefined}>
              <bdi>{entry.label}</bdi>
            </summary>
            <ul className={entry.wide ? 'menu__panel menu__panel--wide' : 'menu__panel'}>
              {entry.href !== null && (
                <li>
                  <EntryLink entry={entry} path={path} />
                </li>
              )}
              <Below entries={entry.below} path={path} />
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
);

/** Entries below an entry, with those below them. */
const Below = ({ entries, path }: EntriesProps) =>
  entries.map((entry) => (
    <li key={entry.id}>
      <EntryLink entry={entry} path={path} />
      {entry.below.length > 0 && (
        <ul>
          <Below entries={entry.below} path={path} />
        </ul>
      )}
    </li>
  ));

const EntryLink = ({ entry: { href, label }, path }: { readonly entry: MenuEntry; readonly path: string }) =>
  href === null ? (
    <span className="menu__title">
      <bdi>{label}</bdi>
    </span>
  ) : (
    <a href={href} aria-current={currentOf(path, href)}>
      <bdi>{label}</bdi>
    </a>
  );
