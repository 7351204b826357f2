import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from './returnPath';
import { useSession } from './SessionProvider';

/** Leads whoever is not signed in to the sign-in screen, and from there back to the page they asked for. */
export function RequireSession({ children }: { children: ReactNode }) {
  const location = useLocation();
  if (useSession()) return children;
  return <Navigate to={signInPath(location)} replace />;
}
