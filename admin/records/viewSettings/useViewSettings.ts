import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedViewSettings, storeViewSettings } from './storedViewSettings';
import { viewSettingsParams, readViewSettings, withoutViewSettings, type ViewSettings } from './viewSettings';

export interface LookControl {
  readonly viewSettings: ViewSettings;
  /** Changes the settings, for this list and later visits with this browser. */
  readonly change: (change: Partial<ViewSettings>) => void;
}

/** The view settings of a list: those in its address, otherwise those stored in this browser. */
export function useViewSettings(list: string, columns: readonly string[]): LookControl {
  const [params, setParams] = useSearchParams();
  const [left, setLeft] = useState(() => storedViewSettings(list));
  const { hidden, density } = viewSettingsParams(params);
  // Memoized, so that the table does not re-render when other parameters change.
  const viewSettings = useMemo(
    () => readViewSettings({ hidden, density }, left, columns),
    [hidden, density, left, columns],
  );
  const change = useCallback(
    (next: Partial<ViewSettings>) => {
      const chosen = { ...viewSettings, ...next };
      storeViewSettings(list, chosen);
      setLeft(chosen);
      // The link's settings no longer apply.
      setParams(withoutViewSettings, { replace: true });
    },
    [viewSettings, list, setParams],
  );
  return { viewSettings, change };
}
