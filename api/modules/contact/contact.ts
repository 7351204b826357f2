import { weekOf } from '@polyphony/domain/contact/openingHours.js';
import { contact } from '@polyphony/domain/kinds/contact.js';
import { unmarked } from '@polyphony/domain/publishing/fieldMarks.js';
import { Field, Int, ObjectType, Resolver } from 'type-graphql';
import { entriesIn, textIn } from '../../platform/values.js';
import { Computed } from '../../records/schema/computed.js';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase, type StoredRecord } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';

@ObjectType({ description: 'When a branch is open on a day of every week.', simpleResolvers: true })
class OpeningTime {
  @Field(() => Int, { description: '1 for Monday to 7 for Sunday.' }) readonly weekday!: number;
  @Field(() => String, { description: "'09:00'." }) readonly from!: string;
  @Field(() => String, { description: "'17:00', or '24:00'; a time that is not later is of the next day." })
  readonly until!: string;
}

@Record(contact, 'A branch that visitors find, call and write to.')
export class Contact extends RecordBase {
  @Computed<StoredRecord>((stored) => contactStore.weekOf(stored), { needs: ['openingHours'] })
  @Field(() => [OpeningTime], {
    nullable: true,
    description: 'The opening hours as times of its time zone; null where their words are not understood.',
  })
  readonly openingTimes!: readonly OpeningTime[] | null;
}

class ContactStore extends RecordStore {
  /** Week that the opening hours give in English, however they are read. */
  weekOf(stored: StoredRecord) {
    const { openingHours } = this.form.entries.toForm(stored);
    return weekOf(
      entriesIn(openingHours).map(({ days, times }) => ({
        days: unmarked(textIn(days) ?? ''),
        times: unmarked(textIn(times) ?? ''),
      })),
    );
  }
}

export const contactStore = new ContactStore(contact, modelOf(Contact));

@Resolver()
export class ContactResolver extends recordResolver(contactStore, Contact) {}

@Resolver()
export class PublishedContacts extends publishedQueries(contactStore, Contact) {}
