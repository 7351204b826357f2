import type { AnyKind, ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import { inLanguage, type LanguageChoice } from '@polyphony/domain/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { isValidObjectId, Types, type ClientSession, type Model } from 'mongoose';
import type { Context } from '../../context.js';
import { badUserInput, notFound } from '../../platform/errors.js';
import { textIn, valuesIn } from '../../platform/values.js';
import type { RecordOf, Selected, StoredRecord } from '../schema/record.js';
import type { Option } from '../schema/types.js';
import { findBatch } from './findBatch.js';
import { findOneAndUpdate } from './findOneAndUpdate.js';
import { searchCondition, sortSteps, type Condition, type ConditionOn, type Scope } from './listQuery.js';
import type { PageSelection } from './selection.js';

/** A database object id, or a clear refusal. */
export function objectId(id: string): Types.ObjectId {
  if (!isValidObjectId(id) || id.length !== 24) throw badUserInput(messages.invalidId);
  return new Types.ObjectId(id);
}

interface FindOptions<Stored> {
  readonly sort?: SortStep<keyof Stored & string> | null;
  readonly order?: readonly SortStep[];
  readonly skip?: number;
  readonly limit?: number;
}

/** Finds records of a kind in the database: by conditions, one by its id, and as choices. */
export class RecordFinds<K extends ListedKind = AnyKind, Stored extends StoredRecord = RecordOf<K>> {
  /** @param scope what all its records have in common, where they share a collection with others */
  constructor(
    readonly kind: K,
    readonly model: Model<StoredRecord>,
    readonly scope: Scope = {},
  ) {}

  protected count(condition: Condition): Promise<number> {
    return this.model.collection.countDocuments({ ...this.scope, ...condition });
  }

  /** Reads past mongoose: conditions here are our own, and its casting and cursors would cost more than the query. */
  protected find(
    condition: Condition,
    options: FindOptions<Stored> & { readonly selection?: undefined },
  ): Promise<Stored[]>;
  protected find<Field extends string>(
    condition: Condition,
    options: FindOptions<Stored> & { readonly selection?: Pick<PageSelection<Field>, 'projection'> },
  ): Promise<Selected<Stored, Field>[]>;
  protected find(
    condition: Condition,
    options: FindOptions<Stored> & { readonly selection?: Pick<PageSelection, 'projection'> },
  ): Promise<StoredRecord[]> {
    const filter = { ...this.scope, ...condition };
    const sort = options.order ?? sortSteps(this.kind, options.sort ?? null);
    const { skip = 0, limit = 0, selection } = options;
    const projection = selection?.projection ?? null;
    if (limit > 0) return findBatch(this.model, { filter, sort, skip, limit, projection });
    return this.model.collection
      .find<StoredRecord>(filter, { sort: new Map(sort), skip, ...(projection && { projection }) })
      .toArray();
  }

  /** A record past the rules of visitors. */
  findOne(condition: ConditionOn<Stored>, options?: { readonly session: ClientSession }): Promise<Stored | null> {
    return this.model.collection.findOne<Stored>(this.#within(condition), options);
  }

  /** Changes a record at once if the condition holds, past all rules. @returns it as it is then; null where none was */
  changeOne(
    condition: ConditionOn<Stored>,
    update: { readonly [operator: `$${string}`]: { readonly [Field in keyof Stored]?: unknown } },
    { session }: { readonly session: ClientSession },
  ): Promise<Stored | null> {
    const options = { session, returnDocument: 'after' } as const;
    return findOneAndUpdate<Stored>(this.model, this.#within(condition), update, options);
  }

  #within(condition: ConditionOn<Stored>): Condition {
    // The compiler does not look into names that are generic.
    const fields: object = condition;
    return { ...this.scope, ...fields };
  }

  /** @throws NOT_FOUND when there is none, or none that the condition fits */
  async get(id: string, condition: Condition = {}): Promise<Stored> {
    const record = await this.model.findOne({ ...condition, ...this.scope, _id: objectId(id) }).lean<Stored>();
    if (!record) throw notFound(messages.notFound(this.kind.label));
    return record;
  }

  /** The first records, in the order of the list, whose names hold the text in this language or in the base language. */
  search(text: string, lang: string, limit: number): Promise<StoredRecord[]> {
    const { titleField, subtitleField = titleField } = this.kind;
    return this.find(searchCondition(this.kind, text, lang), {
      limit,
      selection: { projection: { _id: 1, slug: 1, [titleField]: 1, [subtitleField]: 1 } },
    });
  }

  /** Title of a record in a language. */
  titleOf(record: StoredRecord, language: LanguageChoice): string {
    const { titleField, translatable } = this.kind;
    const title = record[titleField];
    return translatable.includes(titleField) ? (textIn(inLanguage(valuesIn(title), language)) ?? '') : String(title);
  }

  /** The choices of a select: active records; default ones are shown, but not to be chosen. */
  async options(context: Context, lang?: string | null): Promise<Option[]> {
    const { titleField, toggles } = this.kind;
    const rows = await this.find(toggles.includes('active') ? { active: true } : {}, {
      selection: { projection: { _id: 1, [titleField]: 1, default: 1, parentId: 1, slug: 1 } },
    });
    const choice = lang ? { requested: lang, default: context.language.default } : context.language;
    return rows.map((row) => ({
      id: row._id.toHexString(),
      label: this.titleOf(row, choice),
      disabled: row.default === true,
      parentId: row.parentId?.toHexString() ?? null,
      slug: row.slug ?? null,
    }));
  }
}
