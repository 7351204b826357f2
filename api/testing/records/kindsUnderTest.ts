import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { operationsOf } from './recordMaker.js';
import type { TestClient } from '../clients/testClient.js';
import { recordModules } from '../../modules/index.js';
import type { RecordStore } from '../../records/store/recordStore.js';
import { learningModule, learningModules } from './learningModule.js';
import { startTestApi } from '../server/testApi.js';
import { turn } from '../runs/turn.js';
import { countedPace } from '../measures/work.js';

/** The product's kinds, and the one of the tests that has every shape of list: what a contract suite starts. */
export const modulesUnderTest = [...recordModules, learningModules];
export const kindsOfSuites: readonly AnyKind[] = [...allKinds, learningModule];

/** The store of a kind. */
export function storeUnderTest({ name }: AnyKind): RecordStore {
  const found = modulesUnderTest.find(({ store }) => store.kind.name === name);
  if (!found) throw new Error(`No module under test has the kind '${name}'.`);
  return found.store;
}

/** The server of a contract suite. */
export const startKindsApi = () => startTestApi({}, undefined, { pace: countedPace, modules: modulesUnderTest });

/** As many of `all` as a run tries, beginning where the run before ended. */
export const shareOf = <T>(all: readonly T[], size: number, run: number): readonly T[] =>
  size >= all.length ? all : Array.from({ length: size }, (_, at) => all[(run * size + at) % all.length] as T);

const size = process.env['KINDS_PER_RUN'];

/**
 * The kinds that a contract suite tries: all of them. With KINDS_PER_RUN=n, as on the real MongoDB of a `.ci/run`, n of
 * them, and consecutive commits try the others: the suites run on the embedded database with all kinds as well.
 */
export const kindsUnderTest = size === undefined ? kindsOfSuites : shareOf(kindsOfSuites, Number(size), turn);

/** Switches that exactly one record of a kind has on, always, and the name of the record that has it in a new database. */
const SINGLE: Readonly<Record<string, { readonly toggle: Toggle; readonly initial: string }>> = {
  language: { toggle: 'default', initial: 'English' },
};

/** The switches of a kind that are turned on and off without a change to another record. */
export const freeSwitches = ({ name, toggles }: AnyKind): Toggle[] =>
  toggles.filter((toggle) => toggle !== SINGLE[name]?.toggle);

/** Gives such a switch back to the record that had it first, so that those a test made can be deleted. */
export async function restoreSingle(kind: AnyKind, client: TestClient): Promise<void> {
  const single = SINGLE[kind.name];
  if (!single) return;
  const operations = operationsOf(kind);
  const { rows } = await client.request(operations.list, { filter: { searchName: single.initial } });
  await client.request(operations.toggle(single.toggle), { id: rows[0]?.id, to: true });
}
