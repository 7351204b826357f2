import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { coursePackage } from '@polyphony/domain/kinds/coursePackage.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Types } from 'mongoose';
import { Arg, Field, ID, Query, Resolver } from 'type-graphql';
import { refusalAt } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { notFound } from '../../platform/errors.js';
import { Computed } from '../../records/schema/computed.js';
import { modelOf } from '../../records/schema/model.js';
import { isPublishedRead, markPublishedRead } from '../../records/read/published.js';
import { rowSelection, type RowSelection } from '../../records/read/selection.js';
import { RecordBase, type RecordOf, type StoredRecord } from '../../records/schema/record.js';
import { Record, workersOf } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import type { FieldError } from '../../records/schema/types.js';
import { invalid } from '../../records/write/outcome.js';
import { Form } from '../../records/write/form.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { RecordStore } from '../../records/store/recordStore.js';
import { Course, courseStore } from './course.js';
import { typesOf } from './packageTypes.js';

@Record(coursePackage, 'What a course is offered as: for a price, with features and terms.')
export class CoursePackage extends RecordBase {}

/** A package as it is stored, and what its form holds. */
export interface StoredPackage extends RecordOf<typeof coursePackage> {}
type PackageForm = FormOf<typeof coursePackage>;

class CoursePackageForm extends Form<StoredPackage, PackageForm> {
  override toStored(values: FormValues): FormValues {
    const { price } = values;
    return typeof price === 'string' ? { ...values, price: priceOf(price) } : values;
  }

  override refuseSave(next: PackageForm, current: StoredPackage | null, context: Context): Promise<FieldError[]> {
    return this.#refuseType(baseLanguage(), next.type, next, current, context);
  }

  override refuseTexts(
    lang: string,
    { type }: FormValues,
    next: PackageForm,
    current: StoredPackage | null,
    context: Context,
  ): Promise<FieldError[]> {
    return this.#refuseType(lang, type, next, current, context);
  }

  /** A type is one of its course's; one that is stored already stays when the course renames its own (SPEC-D118). */
  async #refuseType(
    lang: string,
    type: unknown,
    { courseId }: PackageForm,
    current: StoredPackage | null,
    context: Context,
  ): Promise<FieldError[]> {
    if (typeof type !== 'string') return [];
    if (current?.type?.[lang] === type && current.courseId.equals(courseId)) return [];
    const of = await context.loaders.record(courseStore, new Types.ObjectId(courseId));
    return of && !typesOf(of, lang).includes(type) ? [invalid('type', messages.packageTypeUnknown(type))] : [];
  }
}

class CoursePackageStore extends RecordStore<typeof coursePackage, StoredPackage> {
  override readonly form = new CoursePackageForm(this, coursePackage);

  /** The packages of courses, by the course's id, in the order of their lists. */
  async ofCourses(
    courseIds: readonly string[],
    publishedOnly: boolean,
    selection: RowSelection<'courseId'>,
  ): Promise<ReadonlyMap<string, StoredRecord[]>> {
    const courses = { $in: courseIds.map((id) => new Types.ObjectId(id)) };
    const condition = { courseId: courses, ...(publishedOnly && { active: true }) };
    const rows = await this.find(condition, { order: this.kind.order, selection });
    const found = new Map<string, StoredRecord[]>(courseIds.map((id) => [id, []]));
    for (const row of rows) found.get(row.courseId.toHexString())?.push(row);
    return found;
  }
}

export const coursePackageStore = new CoursePackageStore(coursePackage, modelOf(CoursePackage));

/** Packages in which a course is offered: to visitors the active ones, to staff who may list packages all of them. */
async function packagesOf(
  of: StoredRecord,
  _: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<readonly StoredRecord[]> {
  const published = isPublishedRead(of);
  const refusal = published ? null : refusalAt([coursePackage.permissions.view], context);
  if (refusal) throw refusal;
  const selection = rowSelection(info, ['courseId']);
  const id = of._id.toHexString();
  const rows = await context.loaders.one(`packages ${published} ${selection.name}`, id, (ids) =>
    coursePackageStore.ofCourses(ids, published, selection),
  );
  return published ? (rows ?? []).map(markPublishedRead) : (rows ?? []);
}

// Here and not in the class of courses: packages know courses, and never the other way round.
Field(() => [CoursePackage], { description: 'What it is offered as, in the order of the list.' })(
  Course.prototype,
  'packages',
);
Computed<StoredRecord>(packagesOf, { needs: ['_id'] })(Course.prototype, 'packages');

const { add, edit, translate, view } = coursePackage.permissions;

@Resolver()
export class CoursePackageResolver extends recordResolver(coursePackageStore, CoursePackage) {
  @RequirePermission(view, add, edit, ...(translate ? [translate] : []))
  @Query(() => [String], {
    description: 'The types that a package of a course can have in a language; none while its switch is off.',
  })
  async coursePackageTypes(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Arg('lang', () => String, { description: 'The language whose types are meant.' }) lang: string,
  ): Promise<readonly string[]> {
    return typesOf(await courseStore.get(courseId), lang);
  }

  @RequirePermission(...workersOf(coursePackage))
  @Query(() => ID, {
    description: 'The id of a package that legacy clients name together with its course; one of another is not found.',
  })
  async coursePackageIdOf(
    @Arg('id', () => ID, { description: 'The package.' }) id: string,
    @Arg('courseSlug', () => String, { nullable: true, description: 'The slug of its course.' }) slug: string | null,
  ): Promise<string> {
    const [{ courseId }, of] = await Promise.all([coursePackageStore.get(id), slug ? courseStore.idOf(slug) : null]);
    if (!of?.equals(courseId)) throw notFound(messages.notFound(coursePackage.label));
    return id;
  }
}
