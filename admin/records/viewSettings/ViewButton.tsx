import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useT } from '../../texts/useT';
import type { ViewPanelProps } from './ViewPanel';
import { AdjustIcon } from '../../ui/icons/views';

/** Loaded when first opened. */
const ViewPanel = lazy(() => import('./ViewPanel'));

/** Opens the view settings of a list: columns, density and saved views. */
export function ViewButton(props: Omit<ViewPanelProps, 'anchor' | 'onClose'>) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        startIcon={<AdjustIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWanted(true);
          setAnchor(currentTarget);
        }}
      >
        {t('labels.view')}
      </Button>
      {wanted && (
        <Suspense>
          <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
