import { event } from '@polyphony/domain/kinds/event.js';
import { eventPrice } from '@polyphony/domain/kinds/eventPrice.js';
import type { system } from '@polyphony/domain/settings/panels/system.js';
import { eventStore, type StoredEvent } from '../modules/events/event.js';
import type { PanelOf } from '../modules/settings/panels.js';
import { kindRoutes } from '../records/rest/kindRoutes.js';
import { ComputedOf } from '../records/schema/computed.js';
import type { RecordOf } from '../records/schema/record.js';

// Slips that must not compile: where one does, `npm run types` says that its directive is unused.

export const reads = (
  stored: StoredEvent,
  price: RecordOf<typeof eventPrice>,
  panel: PanelOf<typeof system>,
): readonly unknown[] => [
  // @ts-expect-error TS2551: a switch
  stored.publishd,
  // @ts-expect-error TS2551: the same by its name
  stored['publishd'],
  // @ts-expect-error TS2345: an id is no text when it is stored
  Number.parseInt(price.eventId),
  // @ts-expect-error TS2345: what each language has its own of is no text
  Number.parseInt(stored.name),
  // @ts-expect-error TS2367: a time zone is no number
  panel.timezone === 3,
];
// @ts-expect-error TS2561: a condition on a field that no event has
export const condition = eventStore.findOne({ publishd: true });
// @ts-expect-error TS2820: a field that no price has
export const needs = ComputedOf(eventPrice, ['nationalty'], () => null);
// @ts-expect-error TS2339: a field that is not named, and so not read
export const unnamed = ComputedOf(event, ['capacity'], ({ placesTaken }) => placesTaken);
// @ts-expect-error TS2820: a legacy name of no field
export const rest = kindRoutes(eventPrice, { group: 'Prices', path: '/api/price', names: { price: 'amuont' } });
