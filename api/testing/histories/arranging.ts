import { typedDocument } from '../clients/typedDocument.js';
import { among, attempt, type Turn } from './turn.js';

interface Place {
  readonly id: string;
  readonly parentId: string | null;
  readonly version: number;
}
interface Tree {
  readonly rows: readonly Place[];
  readonly descendants: readonly Place[];
}

/** Puts one record of a tree below another one and all children there into another order, in one write. */
export async function arrange(turn: Turn): Promise<void> {
  const { world, person, kind, random } = turn;
  const { names, plural, permissions } = kind;
  const fields = 'id parentId version';
  const document = typedDocument<Tree>(`{ ${plural}(pageSize: 100) { rows { ${fields} } descendants { ${fields} } } }`);
  const { value } = await world.request(person, document, {});
  const all = value ? [...value.rows, ...value.descendants] : [];
  const own = new Set(world.of(kind).map(({ id }) => id));
  const moved = among(
    random,
    all.filter(({ id }) => own.has(id)),
  );
  if (!moved) return;
  const parentId = random.between(1, 3) === 1 ? null : (among(random, all)?.id ?? null);
  const left = all.filter(({ id }) => id !== moved.id);
  const siblings = left.filter((one) => one.parentId === parentId);
  siblings.splice(random.between(0, siblings.length), 0, { ...moved, parentId });
  const former = moved.parentId === parentId ? [] : left.filter((one) => one.parentId === moved.parentId);
  const places = [...siblings, ...former];
  const done = await attempt<object>(turn, {
    name: 'arrange',
    document: `mutation ($places: [PlaceInput!]!) { ${names.arrange}(places: $places) { success message } }`,
    variables: { places },
    gate: [permissions.edit],
    ids: places.map(({ id }) => id),
  });
  // Those that are where they were are not written.
  if (done) world.ledger.maybe(places.map(({ id }) => id));
}
