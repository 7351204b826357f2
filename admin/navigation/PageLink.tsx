import type { ComponentProps } from 'react';
import { Link, useResolvedPath } from 'react-router';
import { usePageLinks } from './pageLinks';

type PageLinkProps = Pick<ComponentProps<typeof Link>, 'to' | 'relative'> &
  Omit<ComponentProps<'a'>, 'href' | 'target'>;

/** A link to another page of the console; with the preloader 'spinner' it shows the overlay first (SHELL-070). */
export function PageLink({ onClick, ...link }: PageLinkProps) {
  const { follow } = usePageLinks();
  const path = useResolvedPath(link.to, { relative: link.relative ?? 'route' });
  return (
    <Link
      {...link}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(path, event);
      }}
    />
  );
}
