import { createContext } from 'react';
import type { PageLinks } from '../../navigation/pageLinks';

/** The link functions of the navigation, and the path of the current page. */
export interface NavigationLinks extends PageLinks {
  readonly current: string;
}

const unprovided = () => {
  throw new Error('Navigation entries must be inside a NavigationLinksProvider.');
};

export const LinksContext = createContext<NavigationLinks>({ hrefOf: unprovided, follow: unprovided, current: '' });
