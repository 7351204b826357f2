import { createContext } from 'react';
import type { PageLinks } from '../../navigation/pageLinks';

/** The link functions of the navigation, and the path of the current page. */
export interface NavigationLinks extends PageLinks {
  readonly current: string;
  /** The path of the list that the current page is a record of; null on other pages. */
  readonly list: string | null;
}

const unprovided = () => {
  throw new Error('Navigation entries must be inside a NavigationLinksProvider.');
};

export const LinksContext = createContext<NavigationLinks>({
  hrefOf: unprovided,
  follow: unprovided,
  current: '',
  list: null,
});
