import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { partName, type EditedDraft } from '@polyphony/domain/publishing/editedPage.js';
import { FieldMarks } from '@polyphony/domain/publishing/fieldMarks.js';
import { translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { findDraft, withDrafts } from '../drafts/draft.js';
import { mayDraft, visibleTo } from '../drafts/drafts.js';
import { withDraft } from '../drafts/withDraft.js';
import type { StoredRecord } from '../schema/record.js';
import type { Form } from '../write/form.js';
import type { RecordRules } from '../write/recordRules.js';
import { markRecord, type Marker } from './markRecord.js';

/** The parts of a store by which its records are edited in place. */
type EditedStore = Pick<RecordRules, 'kind' | 'form' | 'partForms' | 'forbids' | 'load' | 'titleOf'>;

/** Names a record to the console: the name of its kind, and its id. */
interface Named {
  readonly kind: string;
  readonly id: string;
}

/**
 * A page of the site as one person edits it: the records on it are as their drafts have them, where that person may write
 * those, and each text and picture that they may edit has a mark of its record and field. Nothing of it is cached, and no
 * record that others read is changed.
 */
export class PageEdits {
  readonly marks = new FieldMarks();
  readonly #edited = new WeakMap<StoredRecord, Promise<StoredRecord>>();
  readonly #drafts = new Map<string, EditedDraft>();
  #locked = false;

  /** @param lang the language that the page is drawn in */
  constructor(private readonly lang: string) {}

  /** The drafts that the page shows. */
  get drafts(): readonly EditedDraft[] {
    return [...this.#drafts.values()];
  }

  /** Whether it shows texts that the person may not edit. */
  get locked(): boolean {
    return this.#locked;
  }

  /** A record, or a part of one that a list has read, as it is edited; the same one again where it is that already. */
  of<Stored extends StoredRecord>(store: EditedStore, record: Stored, context: Context): Promise<Stored> {
    const named = { kind: store.kind.name, id: record._id.toHexString() };
    const known = this.#edited.get(record) ?? this.#edit(store, record, named, context);
    this.#edited.set(record, known);
    // The map knows only that it is a record: a draft changes values of fields, and never which fields there are.
    return known as Promise<Stored>;
  }

  /** The same of a record that is called otherwise: a panel of settings by its name. */
  async named(store: EditedStore, record: StoredRecord, name: string, context: Context): Promise<StoredRecord> {
    return this.#edit(store, record, { kind: store.kind.name, id: name }, context);
  }

  async #edit(store: EditedStore, record: StoredRecord, named: Named, context: Context): Promise<StoredRecord> {
    // A form with a name of its own has drafts of its own: that of a panel of settings.
    const isDrafted = store.kind.drafts === true || store.form.spec.name !== store.kind.name;
    const parts = store.partForms.draftedOf(record);
    const forms = await this.#writable(store, [store.form, ...parts], record, context);
    if (forms.length === 0) {
      this.#locked = true;
      return record;
    }
    const drafted = await this.#drafted(
      store,
      forms.filter((form) => isDrafted || form !== store.form),
      record,
      named,
      context,
    );
    const marked = forms.reduce((current, form) => this.#mark(form, current, named, context), drafted);
    this.#edited.set(marked, Promise.resolve(marked));
    return marked;
  }

  /** Those of the forms that the person may write texts of the page's language by. */
  async #writable(
    store: EditedStore,
    forms: readonly Form[],
    record: StoredRecord,
    context: Context,
  ): Promise<readonly Form[]> {
    // Who looks through the eyes of a role changes nothing.
    if (context.session?.viewingAs) return [];
    const writable = forms.filter((form) => mayDraft(form, this.lang, context));
    return writable.length > 0 && (await store.forbids(record, context)) === null ? writable : [];
  }

  async #drafted(
    store: EditedStore,
    forms: readonly Form[],
    record: StoredRecord,
    named: Named,
    context: Context,
  ): Promise<StoredRecord> {
    // Together: the drafts of all forms of all records on the page are found by one read.
    const found = await Promise.all(
      forms.map((form) =>
        context.loaders.one('drafts of the page', form.draftId(record).toHexString(), async (ids) => {
          const existing = await withDrafts(ids.map((one) => new Types.ObjectId(one)));
          return new Map([...existing].map((one) => [one, true]));
        }),
      ),
    );
    const having = forms.filter((_, at) => found[at]);
    if (having.length === 0) return record;
    const id = record._id.toHexString();
    const whole = (await store.load([id])).get(id) ?? record;
    let merged = whole;
    for (const form of having) {
      const draft = visibleTo(form, await findDraft(form.draftId(record)), context);
      const languages = Object.keys(draft?.languages ?? {});
      if (!draft || languages.length === 0) continue;
      merged = await withDraft(form, merged, languages, context);
      const name = form.spec.name;
      const title = store.titleOf(whole, { requested: this.lang, default: context.language.default });
      const { revision } = draft;
      this.#drafts.set(`${name} ${id}`, { ...named, form: name, title, languages, revision, version: whole.version });
    }
    // It is at the address that it has, and where its switches place it.
    return { ...merged, slug: whole.slug };
  }

  /** Marks the fields that the form of the page's language has; pictures are those of the base language's form. */
  #mark(form: Form, record: StoredRecord, named: Named, context: Context): StoredRecord {
    const translated = new Set(translatedFieldsOf(form.spec));
    const isWhole = mayDraft(form, baseLanguage(), context);
    const marker: Marker = isWhole
      ? this.marks
      : { text: (text, field) => this.marks.text(text, field), picture: () => undefined };
    return markRecord(
      record,
      marker,
      partName(named),
      (field) => field in form.spec.rules.fields && (isWhole || translated.has(field)),
    );
  }
}

/** Rows of a list as the page of the request edits them; as they are in any other request. */
export async function withEdits<
  Found extends { readonly rows: readonly StoredRecord[]; readonly descendants: readonly StoredRecord[] },
>(store: EditedStore, found: Found, context: Context): Promise<Found> {
  const { edits } = context;
  if (!edits) return found;
  const all = (rows: readonly StoredRecord[]) => Promise.all(rows.map((row) => edits.of(store, row, context)));
  const [rows, descendants] = await Promise.all([all(found.rows), all(found.descendants)]);
  return { ...found, rows, descendants };
}

/** What is read of a record: as the page of the request edits it, wherever the record was read. */
export function edited<Stored extends object, Value>(
  record: Stored,
  context: Context,
  { parentType }: Pick<GraphQLResolveInfo, 'parentType'>,
  read: (record: Stored) => Value,
): Value | Promise<Value> {
  const { edits, loaders } = context;
  if (!edits || !isStored(record)) return read(record);
  const store = loaders.stores.all.find(({ kind }) => kind.names.type === parentType.name);
  return store ? edits.of(store, record, context).then(read) : read(record);
}

/** Whether it is a record, and no entry of one. */
const isStored = <Value extends object>(value: Value): value is Value & StoredRecord =>
  '_id' in value && value._id instanceof Types.ObjectId;
