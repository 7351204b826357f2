import { messages } from '@polyphony/domain/messages/messages.js';
import { scheduledTime } from '@polyphony/domain/publishing/scheduledTime.js';
import { GraphQLString } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { Context } from '../../context.js';
import { BulkPayload, inBulk, refusedBulk } from '../bulk/bulk.js';
import { IDS } from '../bulk/bulkResolver.js';
import { addMutation } from '../schema/addMutation.js';
import { ID_OF_RECORD } from '../schema/addMutation.js';
import { payload } from './writeMutations.js';
import { invalid, refusedFields } from '../write/outcome.js';
import type { RecordStore } from '../store/recordStore.js';
import { publishingToggleOf } from '../publishing/publishing.js';

export const AT = {
  name: 'at',
  type: () => GraphQLString,
  description: "A day and a time on clocks of the site's time zone: '2027-03-31T09:30'.",
};

const read = (at: string, { services: { siteClock } }: Context) =>
  scheduledTime(siteClock.timeZone, at, siteClock.now());

/** Adds what a kind with `publishing` does beside the switch that publishes, behind the gate of the switch. */
export function addPublishing(proto: object, store: RecordStore, returns: ClassType): void {
  const { kind } = store;
  const gate = [kind.permissions.toggle[publishingToggleOf(kind)]];
  addMutation<[id: string, at: string]>(proto, {
    name: kind.names.schedule,
    description: 'Publishes a record at a time to come. A wrong time is an error of the field publishAt.',
    returns,
    gate,
    args: [ID_OF_RECORD, AT],
    run: async (context, id, time) => {
      const { at, wrong } = read(time, context);
      if (wrong) return payload(kind, refusedFields([invalid('publishAt', wrong)]));
      return payload(kind, await store.publish(id, { step: 'schedule', at }, context));
    },
  });
  addMutation<[ids: readonly string[], at: string]>(proto, {
    name: kind.names.scheduleMany,
    description: 'Publishes several records at a time to come.',
    returns: BulkPayload,
    gate,
    args: [IDS, AT],
    run: (context, ids, time) => {
      const { at, wrong } = read(time, context);
      if (wrong) return Promise.resolve(refusedBulk([invalid('publishAt', wrong)]));
      return inBulk(ids, context, messages.bulkScheduled, (valid) =>
        store.publishMany(valid, { step: 'schedule', at }, context),
      );
    },
  });
}
