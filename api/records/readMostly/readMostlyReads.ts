import type { AnyReadMostlyKind, FilterSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import type { SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import type { Context } from '../../context.js';
import { allOf, pageBounds, typedPattern, type Condition } from '../read/listQuery.js';
import { inOrder } from '../read/listParts.js';
import { objectId } from '../read/recordFinds.js';
import { RecordReads, type RecordPage } from '../read/recordReads.js';
import type { PageSelection } from '../read/selection.js';
import type { StoredRecord } from '../schema/record.js';
import type { PageArgs } from '../schema/types.js';

/** The values of a list's filters, by their names. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Field in which a filter's value is stored; null where it is looked for in several fields. */
export const storedAt = (name: string, filter: FilterSpec): string | null =>
  filter.as === 'search' ? null : (filter.field ?? name);

const isProvided = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Lists the records of a read-mostly kind. */
export class ReadMostlyReads<Stored extends StoredRecord = StoredRecord> extends RecordReads<
  AnyReadMostlyKind,
  Stored
> {
  /** A page of the records that the filters let through, in the given order or the kind's own. */
  async listed(
    { page, pageSize }: PageArgs,
    filter: FilterValues | null,
    sort: SortStep | null,
    selection: PageSelection,
    context: Context,
  ): Promise<RecordPage> {
    const activeFilters = Object.entries(this.kind.filterBy).filter(([name]) => isProvided(filter?.[name]));
    const conditions = await Promise.all(
      activeFilters.map(([name, spec]) => this.#conditionOf(name, spec, filter?.[name], context)),
    );
    const bounds = pageBounds(page, pageSize);
    return this.page(
      allOf(...conditions),
      bounds,
      [inOrder(this.kind, sort)],
      selection,
      this.counted(context.services.stamps),
    );
  }

  /** A page of the records that fit a condition. */
  pageOf(condition: Condition, { page, pageSize }: PageArgs, selection: PageSelection, { services }: Context) {
    return this.page(
      condition,
      pageBounds(page, pageSize),
      [inOrder(this.kind, null)],
      selection,
      this.counted(services.stamps),
    );
  }

  /** The condition of a search by a typed text: by default that the title field contains it. */
  protected searched(text: string, _context: Context): Condition | Promise<Condition> {
    return { [this.kind.titleField]: typedPattern(text) };
  }

  async #conditionOf(name: string, spec: FilterSpec, value: unknown, context: Context): Promise<Condition> {
    const field = storedAt(name, spec) ?? name;
    switch (spec.as) {
      case 'search': {
        const text = String(value).trim();
        return text ? this.searched(text, context) : {};
      }
      case 'record':
        return { [field]: objectId(String(value)) };
      // Others of these may name the same field.
      case 'without':
        if (value !== true) return {};
        return { $and: [{ [field]: spec.value === undefined ? null : { $ne: spec.value } }] };
      case 'since':
        return { $and: [{ [field]: { $gte: value } }] };
      case 'until':
        return { $and: [{ [field]: { $lt: value } }] };
      default:
        return { [field]: value };
    }
  }
}
