import type { FilterShape } from '../list/state/listState';
import type { ListFilter } from '../screen';

/** Values that the address may set a filter to. */
export const shapeOf = (filter: ListFilter): FilterShape => ({
  param: filter.param,
  ...('choices' in filter && { values: filter.choices.map(({ id }) => id) }),
  ...('valueOfDay' in filter && { days: true }),
  ...('bySlug' in filter && { slugs: true }),
});

/** Value that a filter is set to, as the list's query has it. */
function valueOf(filter: ListFilter, chosen: string): unknown {
  if ('choices' in filter) return filter.choices.find(({ id }) => id === chosen)?.value;
  return 'valueOfDay' in filter ? filter.valueOfDay(chosen) : chosen;
}

/** Values of the filters, by the names of the filters in the query; a filter that is not set is left out. */
export const filterValues = (
  filters: readonly ListFilter[],
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    filters.flatMap((filter) => {
      const set = chosen[filter.param];
      const value = set ? valueOf(filter, set) : undefined;
      return value === undefined ? [] : [[filter.field, value] as const];
    }),
  );
