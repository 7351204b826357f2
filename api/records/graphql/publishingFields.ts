import { prop } from '@typegoose/typegoose';
import {
  PUBLISHING_STATES,
  publishingStateOf,
  type PublishingToggle,
} from '@polyphony/domain/publishing/publishingState.js';
import mongoose from 'mongoose';
import { Field, registerEnumType, type ClassType } from 'type-graphql';
import { Computed } from '../schema/computed.js';
import { enumOf } from '../schema/enums.js';
import type { StoredRecord } from '../schema/record.js';
import { DateTime } from '../schema/scalars.js';

export const PublishingStateEnum = enumOf(PUBLISHING_STATES);
registerEnumType(PublishingStateEnum, {
  name: 'PublishingState',
  description: 'What a record is for staff; visitors see published ones only.',
});

/** Adds the fields of a kind with `publishing`. @param staffField adds one that only those who work with the kind may read */
export function addPublishingFields(
  recordClass: ClassType,
  toggle: PublishingToggle,
  staffField: (name: string, type: Parameters<typeof Field>[0], text: string, nullable?: boolean) => void,
): void {
  const proto: object = recordClass.prototype;
  prop({ type: Date, default: null })(proto, 'publishAt');
  prop({ type: Date, default: null })(proto, 'firstPublishedAt');
  prop({ type: mongoose.Schema.Types.Mixed, default: null })(proto, 'scheduledBy');

  Computed<StoredRecord>((record) => publishingStateOf(toggle, record), {
    needs: [toggle, 'publishAt', 'firstPublishedAt'],
  })(proto, 'publishingState');
  staffField('publishingState', () => PublishingStateEnum, 'Draft, scheduled, published or withdrawn.');
  staffField('publishAt', () => DateTime, 'When it will be published; null unless it is scheduled.', true);
  Computed<StoredRecord>(({ scheduledBy }) => scheduledBy?.name ?? null, {
    needs: ['scheduledBy'],
  })(proto, 'scheduledBy');
  staffField('scheduledBy', () => String, 'Name of the person who scheduled it.', true);

  Computed<StoredRecord>(
    ({ firstPublishedAt, active, createdAt }) => firstPublishedAt ?? (active === true ? createdAt : null),
    { needs: ['firstPublishedAt', 'active', 'createdAt'] },
  )(proto, 'firstPublishedAt');
  const text = 'When visitors could see it for the first time; null for what was never published.';
  Field(() => DateTime, { nullable: true, description: text })(proto, 'firstPublishedAt');
}
