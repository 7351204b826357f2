import { prop } from '@typegoose/typegoose';
import mongoose from 'mongoose';
import { Field, ObjectType, type ClassType } from 'type-graphql';
import { Computed } from '../schema/computed.js';
import { literalEnum } from '../schema/enums.js';
import { DateTime } from '../schema/scalars.js';
import type { HistoryEntry } from './steps.js';

/**
 * A field with what happened to a record, each step with who and when.
 * @param name of its types: 'Booking' makes BookingStep and BookingHistoryEntry
 * @param noun a record in the descriptions of the types: 'a booking'
 */
export function History(name: string, noun: string, steps: readonly string[]): PropertyDecorator {
  const entry = entryType(name, noun, steps);
  return (target, key) => {
    Field(() => [entry], { description: 'What happened to it, the oldest first.' })(target, key);
    prop({ type: () => [mongoose.Schema.Types.Mixed], required: true })(target, key);
  };
}

function entryType(name: string, noun: string, steps: readonly string[]): ClassType {
  const Step = literalEnum(`${name}Step`, steps, `What happened to ${noun}.`);

  @ObjectType(`${name}HistoryEntry`, { description: `Something that happened to ${noun}.` })
  class Entry {
    @Field(() => Step, { description: 'What.' }) step!: string;
    @Field(() => DateTime, { description: 'When.' }) at!: Date;

    @Computed<HistoryEntry>(({ by }) => by.name, { needs: ['by'] })
    @Field(() => String, { description: 'Who, by the name they had then.' })
    readonly by!: string;

    @Computed<HistoryEntry>(({ by }) => by.kind === 'staff', { needs: ['by'] })
    @Field(() => Boolean, { description: 'Whether it was a member of staff.' })
    readonly byStaff!: boolean;
  }
  return Entry;
}
