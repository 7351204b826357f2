import { createContext } from 'react';
import type { PageLinks } from '../../navigation/pageLinks';

/** What the navigation's entries link by, and the path of the page that is shown. */
export interface NavigationLinks extends PageLinks {
  readonly current: string;
}

const unprovided = () => {
  throw new Error('An entry of the navigation stands outside of it.');
};

export const LinksContext = createContext<NavigationLinks>({ hrefOf: unprovided, follow: unprovided, current: '' });
