import { bulkOperationsOf } from '../records/bulkOperations.js';
import { freeSwitches } from '../records/kindsUnderTest.js';
import { among, attempt, knownOf, someOf, writeOf, type Turn } from './turn.js';

/** Sets a switch, or flips it. */
export async function toggle(turn: Turn): Promise<void> {
  const { world, kind, random } = turn;
  const { names, permissions } = kind;
  const known = knownOf(turn);
  const name = among(random, freeSwitches(kind));
  if (!known || !name) return;
  const to = among(random, [true, false, null]);
  const done = await attempt(turn, {
    name: `toggle ${name} of`,
    document: `mutation ($id: ID!, $to: Boolean) { ${names.toggle(name)}(id: $id, to: $to) ${writeOf(kind)} }`,
    variables: { id: known.id, to },
    gate: [permissions.toggle[name]],
    ids: [known.id],
  });
  if (!done) return;
  known.version = Math.max(known.version, done.record.version);
  if (to === null) world.ledger.acknowledge(known.id, done.record.version, []);
  // It may have been so before.
  else world.ledger.maybe([known.id]);
}

export async function toggleMany(turn: Turn): Promise<void> {
  const { world, kind, random } = turn;
  const { permissions } = kind;
  const records = someOf(random, world.of(kind), random.between(1, 4));
  const name = among(
    random,
    freeSwitches(kind).filter((one) => one !== 'default'),
  );
  if (records.length === 0 || !name) return;
  const ids = records.map(({ id }) => id);
  const done = await attempt(turn, {
    name: `toggle ${name} of several`,
    document: bulkOperationsOf(kind).toggle(name),
    variables: { ids, to: random.between(1, 2) === 1 },
    gate: [permissions.toggle[name]],
    ids,
  });
  for (const { id, success, changed } of done?.results ?? [])
    if (success && changed) world.ledger.acknowledge(id, null, []);
}

/** Publishes a record at a time to come. */
export async function schedule(turn: Turn): Promise<void> {
  const { world, kind, random } = turn;
  const { names, permissions } = kind;
  const known = knownOf(turn);
  if (!known) return;
  const hour = String(random.between(10, 20));
  const done = await attempt(turn, {
    name: 'schedule',
    document: `mutation ($id: ID!, $at: String!) { ${names.schedule}(id: $id, at: $at) ${writeOf(kind)} }`,
    variables: { id: known.id, at: `2099-03-01T${hour}:00` },
    gate: [permissions.toggle.active],
    ids: [known.id],
  });
  if (done) world.ledger.maybe([known.id]);
}

export async function remove(turn: Turn): Promise<void> {
  const { world, kind } = turn;
  const { names, permissions } = kind;
  const known = knownOf(turn);
  if (!known) return;
  const done = await attempt(turn, {
    name: 'delete',
    document: `mutation ($id: ID!) { ${names.delete}(id: $id) { success message } }`,
    variables: { id: known.id },
    gate: [permissions.delete],
    ids: [known.id],
  });
  if (!done) return;
  known.isDeleted = true;
  world.ledger.acknowledge(known.id, null, []);
}

export async function removeMany(turn: Turn): Promise<void> {
  const { world, kind, random } = turn;
  const { permissions } = kind;
  const records = someOf(random, world.of(kind), random.between(1, 3));
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  const done = await attempt(turn, {
    name: 'delete several',
    document: bulkOperationsOf(kind).delete,
    variables: { ids },
    gate: [permissions.delete],
    ids,
  });
  for (const { id, success } of done?.results ?? []) {
    if (!success) continue;
    for (const known of records) known.isDeleted ||= known.id === id;
    world.ledger.acknowledge(id, null, []);
  }
}

export async function restore(turn: Turn): Promise<void> {
  const known = knownOf(turn, true);
  if (!known) return;
  const done = await attempt(turn, {
    name: 'restore',
    document: `mutation ($id: ID!) { restoreDeletedRecord(id: $id) { success message errors { field message } } }`,
    variables: { id: known.id },
    gate: ['RESTORE_FROM_BIN'],
    ids: [known.id],
  });
  if (!done) return;
  known.isDeleted = false;
  turn.world.ledger.acknowledge(known.id, null, []);
}

/** Deletes a record of the bin for good. */
export async function erase(turn: Turn): Promise<void> {
  const known = knownOf(turn, true);
  if (!known) return;
  turn.world.ledger.erased.add(known.id);
  await attempt(turn, {
    name: 'erase',
    document: `mutation ($id: ID!) { eraseDeletedRecord(id: $id) { success message } }`,
    variables: { id: known.id },
    gate: ['EMPTY_BIN'],
    ids: [known.id],
  });
}
