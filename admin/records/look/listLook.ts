/** How close the rows of a table stand. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a list is looked at, beside what it lists. */
export interface ListLook {
  /** Columns that are not shown. Hidden ones are named, and not those shown: a column that is new appears everywhere. */
  readonly hidden: readonly string[];
  readonly density: Density;
}

export const USUAL: ListLook = { hidden: [], density: 'standard' };

const isDensity = (value: unknown): value is Density => DENSITIES.some((known) => known === value);

/** A look out of what was kept, of which nothing is taken for granted. */
export function lookFrom(kept: unknown): ListLook {
  const given = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  const hidden = Array.isArray(given.hidden) ? given.hidden.filter((name) => typeof name === 'string') : [];
  return { hidden, density: isDensity(given.density) ? given.density : USUAL.density };
}

/** What an address says of the look, word by word; null is what it does not say. */
export interface AskedLook {
  readonly hidden: string | null;
  readonly density: string | null;
}

export const askedLook = (params: URLSearchParams): AskedLook => ({
  hidden: params.get('hidden'),
  density: params.get('density'),
});

/** The look that an address asks for; what it does not say is as it was left. Names of columns that are none say nothing. */
export function readLook({ hidden, density }: AskedLook, left: ListLook, columns: readonly string[]): ListLook {
  const names = hidden?.split(',') ?? left.hidden;
  return {
    hidden: columns.filter((name) => names.includes(name)),
    density: isDensity(density) ? density : left.density,
  };
}

/** The address with the whole look in it: for those who did not leave this list as we did. */
export function writeLook(params: URLSearchParams, { hidden, density }: ListLook): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('hidden', hidden.join(','));
  next.set('density', density);
  return next;
}

/** The address without a look: it is then as it was left. */
export function withoutLook(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('hidden');
  next.delete('density');
  return next;
}

/** An address as a view keeps it: all that the list is narrowed, sorted and looked at by, but not how far one has paged. */
export function viewOf(params: URLSearchParams, look: ListLook, pageSize: number): string {
  const next = writeLook(params, look);
  next.delete('page');
  next.set('pageSize', String(pageSize));
  next.sort();
  return next.toString();
}
