import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useT } from '../texts/useT';

/** A link to the previous page; to the start page of the console if there is none. */
export function BackLink() {
  const t = useT();
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (!cameFromConsole() && !cameFromSite()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button component={Link} to="/" variant="outlined" onClick={back}>
      {t('shell.back')}
    </Button>
  );
}

/**
 * After a full page load the router's index restarts at 0; the Navigation API knows whether the previous entry is on
 * this site.
 */
const cameFromSite = (): boolean => 'navigation' in window && window.navigation.canGoBack;

/** The router stores the index of its entries in history.state. */
function cameFromConsole(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
