import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useT } from '../texts/useT';

/** A link to the page the reader came from; to the start of the console when this is the first one. */
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
      {t('Back')}
    </Button>
  );
}

/** After a full load the router's numbers begin anew; the browser knows whether a page of this site comes before. */
const cameFromSite = (): boolean => 'navigation' in window && window.navigation.canGoBack;

/** The router numbers its entries of the window's history. */
function cameFromConsole(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
