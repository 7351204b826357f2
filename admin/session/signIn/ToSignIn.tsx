import { useEffect } from 'react';
import { Splash } from '../../ui/Splash';
import { BASE, requestedPath, signInPath } from './returnPath';

/** Loads the sign-in page, which redirects back to the requested page. */
export function ToSignIn() {
  useEffect(() => {
    window.location.replace(BASE + signInPath({ pathname: requestedPath(), search: window.location.search }));
  }, []);
  return <Splash />;
}
