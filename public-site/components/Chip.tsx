import type { ReactNode } from 'react';

/** One of several lists to go to. */
export function Chip(props: { href: string; current?: 'page' | 'true' | false; more?: boolean; children: ReactNode }) {
  const { href, current, more, children } = props;
  return (
    <li>
      <a className={more ? 'chip chip--more' : 'chip'} href={href} aria-current={current || undefined}>
        {children}
      </a>
    </li>
  );
}
