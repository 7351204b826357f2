import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useT } from '../texts/useT';

export interface BarPanelProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** For screen readers. */
  readonly label: string;
  /** In pixels; by default the panel fits its content, within bounds. */
  readonly width?: number;
  /** Approximate height in pixels while its content loads. */
  readonly height: number;
  readonly children: ReactNode;
}

/** The panel below a button at the end of the top bar. */
export default function BarPanel({ anchor, onClose, label, width, height, children }: BarPanelProps) {
  const t = useT();
  const size = width === undefined ? { minInlineSize: 220, maxInlineSize: 320 } : { inlineSize: width };
  return (
    <Popover
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: size } }}
    >
      <Suspense
        fallback={<Skeleton role="status" variant="rectangular" height={height} aria-label={t('records.loading')} />}
      >
        {children}
      </Suspense>
    </Popover>
  );
}
