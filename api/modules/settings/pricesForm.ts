import type { Message } from '@polyphony/domain/messages/messages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { entriesIn } from '../../platform/values.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FieldError } from '../../records/schema/types.js';
import { Form } from '../../records/write/form.js';
import { invalid } from '../../records/write/outcome.js';
import type { FormValues } from '../../records/write/recordRules.js';

/** Number of records that use the code of a group or of a price type. */
export interface CodeUses {
  readonly prices: number;
  readonly visitors: number;
  readonly bookings: number;
}

/** Counts them. */
export type CodesInUse = (list: 'participant_groups' | 'price_types', code: string) => Promise<CodeUses>;

type Entry = Readonly<Record<string, unknown>>;

const isUsed = ({ prices, visitors, bookings }: CodeUses) => prices + visitors + bookings > 0;

const refusalOf = (code: string, { prices, visitors, bookings }: CodeUses): Message =>
  messages.codeInUse(code, prices, visitors, bookings);

/** What uses a code names it: it is neither removed nor renamed meanwhile, and prices keep their currency. */
export class PricesForm extends Form {
  override async refuseSave(next: FormValues, current: StoredRecord | null, context: Context): Promise<FieldError[]> {
    const before = current ? this.toForm(current) : {};
    const found = await Promise.all([
      ...(['participant_groups', 'price_types'] as const).map((list) => refuseCodes(list, next, before, context)),
      refuseCurrencies(next, before, context),
    ]);
    return found.flat();
  }
}

/** An entry with another code is wrong itself; of one that was removed, its list is. */
async function refuseCodes(
  list: 'participant_groups' | 'price_types',
  next: FormValues,
  before: FormValues,
  { services }: Context,
): Promise<FieldError[]> {
  const entries = entriesIn(next[list]);
  const gone = entriesIn(before[list]).filter(({ code }) => !entries.some((entry) => entry.code === code));
  const found = await Promise.all(
    gone.map(async ({ id, code }) => {
      const uses = await services.codesInUse(list, String(code));
      if (!isUsed(uses)) return [];
      const place = entries.findIndex((entry) => entry.id === id);
      return [invalid(place === -1 ? list : `${list}.${place}.code`, refusalOf(String(code), uses))];
    }),
  );
  return found.flat();
}

/** The list of participant groups in the panel. */
const GROUPS = 'participant_groups';

async function refuseCurrencies(next: FormValues, before: FormValues, { services }: Context): Promise<FieldError[]> {
  const known = new Map(entriesIn(before[GROUPS]).map(({ code, currency }) => [code, currency]));
  const isOther = ({ code, currency }: Entry) => known.has(code) && known.get(code) !== currency;
  const found = await Promise.all(
    entriesIn(next[GROUPS]).map(async (entry, place) => {
      if (!isOther(entry)) return [];
      const code = String(entry.code);
      const { prices } = await services.codesInUse(GROUPS, code);
      const field = `participant_groups.${place}.currency`;
      return prices > 0 ? [invalid(field, messages.currencyInUse(code, prices))] : [];
    }),
  );
  return found.flat();
}
