import { index } from '@typegoose/typegoose';
import { hasFeeStructure } from '@polyphony/domain/courses/feeStructure.js';
import { course } from '@polyphony/domain/kinds/course.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Types } from 'mongoose';
import { Arg, ID, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { notFound } from '../../platform/errors.js';
import { ComputedOf } from '../../records/schema/computed.js';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase, type RecordOf } from '../../records/schema/record.js';
import { Record, workersOf } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { storedEntries, type StoredEntry } from '../../records/schema/storedEntries.js';
import { Form } from '../../records/write/form.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { RecordStore } from '../../records/store/recordStore.js';

const FEES = { name: 'feeStructure' } as const;
const CATEGORIES = 'packageCategories';
const CATEGORIES_SWITCH = 'packageCategoriesSwitch';

@Record(course, 'A training course, with packages that visitors choose from.')
@index({ courseStaticId: 1 }, { unique: true, partialFilterExpression: { courseStaticId: { $type: 'string' } } })
export class Course extends RecordBase {
  /** What was stored stays when the slug changes, and is hidden until it changes back (SPEC-D117). */
  @ComputedOf(course, ['feeStructure', 'slug'], (stored) =>
    hasFeeStructure(stored.slug) ? storedEntries(stored, FEES) : [],
  )
  readonly feeStructure!: readonly StoredEntry[];
}

/** A course as it is stored. */
export interface StoredCourse extends RecordOf<typeof course> {}

class CourseForm extends Form<StoredCourse, FormOf<typeof course>> {
  /** A course is known to other systems by its slug, which is chosen (COURSE-037). */
  override prepare(input: FormValues, current: StoredCourse | null): FormValues {
    const { [FEES.name]: _, ...others } = input;
    const { slug } = input;
    const values = hasFeeStructure(slug ?? current?.slug) ? input : others;
    return values[CATEGORIES_SWITCH] === false ? { ...values, [CATEGORIES]: [] } : values;
  }

  /** Without categories there are no names of them, in any language (COURSE-052). */
  override following(changes: FormValues, current: StoredCourse): FormValues {
    if ((changes[CATEGORIES_SWITCH] ?? current[CATEGORIES_SWITCH]) === true) return changes;
    const others = Object.entries(changes).filter(([path]) => !path.startsWith(`${CATEGORIES}.`));
    // A course that was stored before it could have categories has none.
    const { packageCategories = {} }: Partial<StoredCourse> = current;
    const stored = Object.entries(packageCategories);
    const emptied = stored.flatMap(([lang, names]) =>
      names.length > 0 ? [[`${CATEGORIES}.${lang}`, []] as const] : [],
    );
    return Object.fromEntries([...others, ...emptied]);
  }
}

class CourseStore extends RecordStore<typeof course, StoredCourse> {
  override readonly form = new CourseForm(this, course);

  /** The id of the course with a slug; null without one. */
  async idOf(slug: string): Promise<Types.ObjectId | null> {
    const found = await this.model.collection.findOne({ slug }, { projection: { _id: 1 } });
    return found?._id ?? null;
  }
}

export const courseStore = new CourseStore(course, modelOf(Course));

@Resolver()
export class CourseResolver extends recordResolver(courseStore, Course) {
  @RequirePermission(...workersOf(course))
  @Query(() => ID, { description: 'The id of the course with a slug, by which legacy clients name courses.' })
  async courseIdOf(
    @Arg('slug', () => String, { nullable: true, description: 'Its present slug.' }) slug: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Refused unless it is the id of that course.' })
    id: string | null,
  ): Promise<string> {
    const found = slug && (await courseStore.idOf(slug))?.toHexString();
    if (!found || (id && id.toLowerCase() !== found)) throw notFound(messages.notFound(course.label));
    return found;
  }
}

@Resolver()
export class PublishedCourses extends publishedQueries(courseStore, Course) {}
