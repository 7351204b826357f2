import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Generator } from '../runs/seed.js';
import { freeSwitches } from '../records/kindsUnderTest.js';
import { arrange } from './arranging.js';
import { discardDraft, publishDraft, saveDraft } from './drafting.js';
import { importFile, undoImport } from './importing.js';
import { create, editEntries, hasEntries, move, restoreVersion, translate, update } from './saves.js';
import { erase, remove, removeMany, restore, schedule, toggle, toggleMany } from './switches.js';
import type { Turn } from './turn.js';
import type { World } from './world.js';

interface Operation {
  /** Frequency of the operation, compared with others. */
  readonly weight: number;
  /** Whether records of a kind have it; all of them by default. */
  readonly when?: (kind: AnyKind) => boolean;
  readonly run: (turn: Turn) => Promise<void>;
}

const hasSwitches = (kind: AnyKind) => freeSwitches(kind).length > 0;
const hasBin = (kind: AnyKind) => !kind.deletedForGood;
const hasDrafts = (kind: AnyKind) => kind.drafts === true;

/** All operations that change records, or what they will say. */
const OPERATIONS: readonly Operation[] = [
  { weight: 4, when: (kind) => !kind.noCreate, run: create },
  { weight: 5, run: update },
  { weight: 3, when: ({ translatable }) => translatable.length > 0, run: translate },
  { weight: 5, when: hasEntries, run: editEntries },
  { weight: 4, when: hasSwitches, run: toggle },
  { weight: 2, when: hasSwitches, run: toggleMany },
  { weight: 2, when: (kind) => kind.publishing !== undefined, run: schedule },
  { weight: 2, run: remove },
  { weight: 1, run: removeMany },
  { weight: 3, when: hasBin, run: restore },
  { weight: 1, when: hasBin, run: erase },
  { weight: 3, when: hasBin, run: restoreVersion },
  { weight: 3, when: ({ tree }) => tree !== undefined, run: move },
  { weight: 4, when: ({ tree }) => tree?.arranged === true, run: arrange },
  { weight: 2, run: importFile },
  { weight: 1, run: undoImport },
  { weight: 5, when: hasDrafts, run: saveDraft },
  { weight: 3, when: hasDrafts, run: publishDraft },
  { weight: 1, when: hasDrafts, run: discardDraft },
];

/** Performs one operation, chosen with its person and its kind by `random`. */
export async function perform(world: World, random: Generator): Promise<void> {
  const kind = world.kinds[random.between(0, world.kinds.length - 1)];
  const person = world.people[random.between(0, world.people.length - 1)];
  if (!kind || !person) throw new Error('A sequence needs a kind and a person.');
  const possible = OPERATIONS.filter(({ when }) => when?.(kind) ?? true);
  const chosen = possible.flatMap((operation) => Array.from({ length: operation.weight }, () => operation));
  const operation = chosen[random.between(0, chosen.length - 1)];
  await operation?.run({ world, person, kind, random });
}
