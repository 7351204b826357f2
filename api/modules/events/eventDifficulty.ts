import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import type { Localized as LocalizedText } from '@polyphony/domain/languages.js';
import { Resolver } from 'type-graphql';
import { Localized, OrderNumber, Switch, Text } from '../../records/schema/fields.js';
import { modelOf } from '../../records/schema/model.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/schema/recordClass.js';
import { recordResolver } from '../../records/schema/recordResolver.js';
import { RecordStore } from '../../records/write/recordStore.js';

@Record(eventDifficulty, 'How demanding an event is.')
export class EventDifficulty extends RecordBase {
  @Localized('The level, as visitors read it.') name!: LocalizedText;
  @Text('The part of its address, unique among its kind.') slug!: string;
  @OrderNumber() orderNumber!: number;
  @Switch('Whether it is in use.', true) active!: boolean;
  @Switch('Whether it is a default one: kept from deletion, and not to be chosen in selects.', false) default!: boolean;
}

export const eventDifficultyStore = new RecordStore(eventDifficulty, modelOf(EventDifficulty));

@Resolver()
export class EventDifficultyResolver extends recordResolver(eventDifficultyStore, EventDifficulty) {}
