import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { Types, type Schema } from 'mongoose';
import { stored, storedValues, storeOf } from '../records/records.js';
import type { TestApi } from '../server/testApi.js';

const hidden = new Types.ObjectId();
const visible = [new Types.ObjectId(), new Types.ObjectId()] as const;
/** Visible by itself, but it refers to what is hidden. */
const astray = new Types.ObjectId();

/** Texts that find the hidden records while their value is Alpha; Beta would be the same with the values exchanged. */
export const SECRETS = { name: 'Alpha', slug: 'qa', id: hidden.toHexString() };

/** The fields of a kind in which no two records may be the same, each with this text. */
function uniqueFields(kind: AnyKind, text: string): Record<string, string> {
  const schema: Schema = storeOf(kind).model.schema as Schema;
  const unique = schema.indexes().filter(([, options]) => options.unique);
  return Object.fromEntries(unique.flatMap(([keys]) => Object.keys(keys).map((field) => [field, text])));
}

/** Values that a stored record must have and no form gives it: of a file, what was found out about its content. */
function foundOut(kind: AnyKind): Record<string, unknown> {
  const schema: Schema = storeOf(kind).model.schema as Schema;
  return Object.fromEntries(
    Object.entries(schema.paths)
      .filter(([, { isRequired }]) => isRequired)
      .map(([path, { instance, options }]) => {
        const { enum: allowed } = options as { enum?: readonly string[] };
        return [path, allowed?.[0] ?? { Number: 1, String: 'x' }[instance]] as const;
      })
      .filter(([path, value]) => !path.includes('.') && value !== undefined),
  );
}

/** The stored values of a kind's example: the same each time, the ids of the entries in its lists included. */
function exampleOf(kind: AnyKind): Readonly<Record<string, unknown>> {
  const values = examples.get(kind) ?? storedValues(kind, kind.example.en);
  examples.set(kind, values);
  return values;
}
const examples = new Map<AnyKind, Readonly<Record<string, unknown>>>();

/**
 * One record nobody without the kind's permissions may know of, and three of which they may know the public half: the other
 * halves of two are exchanged with the value, so that an order by them shows.
 */
export async function putHidden(
  { services }: Pick<TestApi, 'services'>,
  kind: AnyKind,
  value: 'Alpha' | 'Beta',
): Promise<void> {
  const { model, scope } = storeOf(kind);
  const other = value === 'Alpha' ? 'Beta' : 'Alpha';
  const switched = (toggles: readonly string[], to: boolean) => Object.fromEntries(toggles.map((name) => [name, to]));
  const same = {
    ...foundOut(kind),
    ...new model().toObject(),
    ...exampleOf(kind),
    ...switched(kind.toggles, false),
    createdAt: new Date(0),
    updatedAt: new Date(0),
    orderNumber: 1,
    createdBy: null,
  };
  const write = (_id: Types.ObjectId, title: string, unique: string, half: string, refersTo: Types.ObjectId) =>
    model.collection.replaceOne(
      { _id },
      {
        ...same,
        ...uniqueFields(kind, unique),
        ...Object.fromEntries(Object.keys(kind.references).map((field) => [field, refersTo])),
        ...switched(visibleToggles(kind), _id !== hidden),
        [kind.titleField]: stored(kind, kind.titleField, title),
        description: { en: `${title} ${title}` },
        version: half.length,
        updatedBy: { id: '1', name: half },
        ...scope,
        _id,
      },
      { upsert: true },
    );
  await write(hidden, value, value === 'Alpha' ? 'qa' : 'qb', value, visible[0]);
  await write(visible[0], 'Seen', 'zq', value, visible[0]);
  await write(visible[1], 'Seen too', 'zr', other, visible[0]);
  await write(astray, 'Seen alone', 'zs', value, hidden);
  await services.stamps.changed(kind.name);
}

export async function removeHidden({ services }: Pick<TestApi, 'services'>, kind: AnyKind): Promise<void> {
  await storeOf(kind).model.collection.deleteMany({ _id: { $in: [hidden, ...visible, astray] } });
  await services.stamps.changed(kind.name);
}
