import { career } from '@polyphony/domain/kinds/career.js';
import { Resolver } from 'type-graphql';
import { freeSlug } from '../../records/write/freeSlug.js';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase, type StoredRecord } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { Form } from '../../records/write/form.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { RecordStore } from '../../records/store/recordStore.js';

@Record(career, 'A vacancy: a job that people can apply for.')
export class Career extends RecordBase {}

class CareerForm extends Form {
  /** Legacy clients know no slug, and offer the same job again: they get a free one. */
  override async prepare(input: FormValues, current: StoredRecord | null): Promise<FormValues> {
    const { slug, jobName } = input;
    if (current || slug !== undefined) return input;
    // A missing name is refused by its own rule; that there is no slug either follows from it.
    const name = typeof jobName === 'string' && jobName.trim() !== '' ? jobName : career.name;
    return { ...input, slug: await freeSlug(this.store.model, name, career.name) };
  }
}

class CareerStore extends RecordStore {
  override readonly form = new CareerForm(this, career);
}

export const careerStore = new CareerStore(career, modelOf(Career));

@Resolver()
export class CareerResolver extends recordResolver(careerStore, Career) {}

@Resolver()
export class PublishedCareers extends publishedQueries(careerStore, Career) {}
