import { testimonial } from '@polyphony/domain/kinds/testimonial.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';

@Record(testimonial, 'What a customer says about the people who run the site.')
export class Testimonial extends RecordBase {}

export const testimonialStore = new RecordStore(testimonial, modelOf(Testimonial));

@Resolver()
export class TestimonialResolver extends recordResolver(testimonialStore, Testimonial) {}

@Resolver()
export class PublishedTestimonials extends publishedQueries(testimonialStore, Testimonial) {}
