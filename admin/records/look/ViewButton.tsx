import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import TuneIcon from '@mui/icons-material/Tune';
import { useT } from '../../texts/useT';
import type { ViewPanelProps } from './ViewPanel';

/** Loaded when somebody opens it. */
const ViewPanel = lazy(() => import('./ViewPanel'));

/** Opens what decides how a list is looked at: its columns, its density, and the views that were kept of it. */
export function ViewButton(props: Omit<ViewPanelProps, 'anchor' | 'onClose'>) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWanted(true);
          setAnchor(currentTarget);
        }}
      >
        {t('View')}
      </Button>
      {wanted && (
        <Suspense>
          <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
