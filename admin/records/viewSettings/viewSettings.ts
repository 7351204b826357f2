/** The row heights of a table. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/** The view settings of a list. */
export interface ViewSettings {
  /** Ids of hidden columns. Hidden ones are stored, not visible ones, so that new columns appear everywhere. */
  readonly hidden: readonly string[];
  readonly density: Density;
}

export const USUAL: ViewSettings = { hidden: [], density: 'standard' };

const isDensity = (value: unknown): value is Density => DENSITIES.some((known) => known === value);

/** Validates stored view settings; invalid values become defaults. */
export function viewSettingsFrom(stored: unknown): ViewSettings {
  const fields = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  const hidden = Array.isArray(fields.hidden) ? fields.hidden.filter((name) => typeof name === 'string') : [];
  return { hidden, density: isDensity(fields.density) ? fields.density : USUAL.density };
}

/** The view settings in an address; null for a missing parameter. */
export interface ViewSettingsParams {
  readonly hidden: string | null;
  readonly density: string | null;
}

export const viewSettingsParams = (params: URLSearchParams): ViewSettingsParams => ({
  hidden: params.get('hidden'),
  density: params.get('density'),
});

/** The view settings of an address; missing ones default to the stored ones. Unknown column names are ignored. */
export function readViewSettings(
  { hidden, density }: ViewSettingsParams,
  left: ViewSettings,
  columns: readonly string[],
): ViewSettings {
  const names = hidden?.split(',') ?? left.hidden;
  return {
    hidden: columns.filter((name) => names.includes(name)),
    density: isDensity(density) ? density : left.density,
  };
}

/** Adds the view settings to an address, for users with other stored settings. */
export function writeViewSettings(params: URLSearchParams, { hidden, density }: ViewSettings): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('hidden', hidden.join(','));
  next.set('density', density);
  return next;
}

/** Removes the view settings from an address, so that the stored ones apply. */
export function withoutViewSettings(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('hidden');
  next.delete('density');
  return next;
}

/** The address in the form of a saved view: filters, order and view settings, but not the page. */
export function viewOf(params: URLSearchParams, viewSettings: ViewSettings, pageSize: number): string {
  const next = writeViewSettings(params, viewSettings);
  next.delete('page');
  next.set('pageSize', String(pageSize));
  next.sort();
  return next.toString();
}
