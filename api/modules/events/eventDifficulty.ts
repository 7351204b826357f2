import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';

@Record(eventDifficulty, 'How demanding an event is.')
export class EventDifficulty extends RecordBase {}

export const eventDifficultyStore = new RecordStore(eventDifficulty, modelOf(EventDifficulty));

@Resolver()
export class EventDifficultyResolver extends recordResolver(eventDifficultyStore, EventDifficulty) {}
