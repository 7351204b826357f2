import { setTimeout as pause } from 'node:timers/promises';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { recordModules } from '../../../modules/index.js';
import { connectDatabase, type Database } from '../../../platform/database/database.js';
import { Checker } from '../../../testing/histories/check.js';
import { Faces } from '../../../testing/histories/faces.js';
import { Marks } from '../../../testing/histories/marks.js';
import { adopt, failureOf, peopleOf, performBatch } from '../../../testing/histories/sequence.js';
import type { Stored } from '../../../testing/histories/stored.js';
import { trailFaults } from '../../../testing/histories/trail.js';
import { World } from '../../../testing/histories/world.js';
import { countedPace } from '../../../testing/measures/work.js';
import { settled } from '../../../testing/records/imports.js';
import { RecordMaker } from '../../../testing/records/recordMaker.js';
import { proofRun } from '../../../testing/runs/proofRun.js';
import { Generator } from '../../../testing/runs/seed.js';
import { ADMIN } from '../../../testing/server/runningServer.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { KilledServer } from './killedServer.js';

/** Most batches before a kill, where fewer writes are made than it waits for. */
const BATCHES = 40;
/** Writes to the database between two kills, at least and at most; an operation makes about six. */
const WRITES = [proofRun.isWhole ? 1 : 60, 120] as const;
/** After how many kills each the faces for visitors and the audit trail are read. */
const LOOK_EVERY = 10;
/** Records of each kind to begin with. */
const RECORDS = 2;

/** A plain kind, a tree, one that is arranged, one that refers to others, some that are published, with drafts and with lists. */
const KINDS: readonly AnyKind[] = [
  kinds.testimonial,
  kinds.eventCategory,
  kinds.menu,
  kinds.event,
  kinds.blogPost,
  kinds.course,
  kinds.coursePackage,
  kinds.contact,
];

/** Location of the records of a proof: a folder of an embedded database, or a given server. */
export interface Place {
  readonly folder: string;
  readonly uri: string | undefined;
}
export const open = ({ folder, uri }: Place): Promise<Database> =>
  connectDatabase({ dataDir: folder, ...(uri !== undefined && { uri }) });

const envOf = ({ folder, uri = '' }: Place) => ({
  DATA_DIR: folder,
  MONGODB_URI: uri,
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO_CONTENT: '0',
  DEMO_SHOWCASE: '0',
  JWT_SECRET: 'the-same-secret-for-every-process-of-one-house',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  GRAPHQL_COST_PER_MINUTE: '2147483647',
});

/** Runs the server in this process, over the database, for as long as `work` takes. */
async function withServer<T>(place: Place, work: (api: TestApi) => Promise<T>): Promise<T> {
  const database = await open(place);
  try {
    const api = await startTestApi(envOf(place), undefined, { database, pace: countedPace, alone: true });
    try {
      return await work(api);
    } finally {
      await api.close();
    }
  } finally {
    await database.close();
  }
}

/** Random writes of several people, and kills of the server, over one database. */
export class Rounds {
  readonly #random = new Generator(proofRun.seed);
  #last: Stored | null = null;
  kills = 0;

  private constructor(
    private readonly place: Place,
    readonly world: World,
    private readonly checker: Checker,
    readonly faces: Faces,
  ) {}

  static prepare(place: Place): Promise<Rounds> {
    return withServer(place, async (api) => {
      const maker = new RecordMaker(api);
      await maker.prepare();
      for (const kind of KINDS) await maker.makeReferenced(kind);
      const marks = new Marks();
      const world = new World(KINDS, await peopleOf(api, KINDS), maker, api.url, marks, true);
      for (const kind of KINDS)
        for (let count = 0; count < RECORDS; count += 1) adopt(world, kind, (await maker.created(kind)).record);
      const checker = new Checker(world);
      await checker.begin();
      return new Rounds(place, world, checker, new Faces(marks, KINDS, recordModules));
    });
  }

  /** Starts the server, kills it while it writes, and compares what is stored. @throws Error with what is wrong */
  async run(): Promise<void> {
    const server = await KilledServer.start(envOf(this.place));
    const isLook = this.kills % LOOK_EVERY === LOOK_EVERY - 1;
    this.kills += 1;
    let leaks: readonly string[] = [];
    try {
      this.world.url = server.url;
      if (isLook && this.#last) leaks = await this.faces.check(server.url, this.#last, this.#unsettled(this.#last));
      await this.#workUntilKilled(server);
    } finally {
      await server.kill();
    }
    const database = await open(this.place);
    try {
      const { faults, stored } = await this.checker.check();
      this.#expectNone([...leaks, ...faults, ...(isLook ? await trailFaults(this.world, stored) : [])]);
      this.#last = stored;
    } finally {
      await database.close();
    }
  }

  /** Lets the imports that are under way end, and compares everything. @returns how many revisions there are */
  end(): Promise<number> {
    return withServer(this.place, async (api) => {
      const { world } = this;
      world.url = api.url;
      for (const { id, by } of world.imports) await settled(world.client(by), id);
      const { faults, stored } = await this.checker.check();
      this.#expectNone([
        ...faults,
        ...(await trailFaults(world, stored)),
        ...(await this.faces.check(api.url, stored)),
      ]);
      return [...stored.revisions.values()].flat().length;
    });
  }

  #expectNone(faults: readonly string[]): void {
    if (faults.length > 0) throw failureOf(this.world, [`seed ${proofRun.seed}, after ${this.kills} kills`, ...faults]);
  }

  /** Performs operations until the server is killed: at one of its writes or, in the complete proof, at any moment. */
  async #workUntilKilled(server: KilledServer): Promise<void> {
    const random = this.#random;
    const atAnyMoment = proofRun.isWhole && random.between(1, 4) === 1;
    const when = random.between(1, 2) === 1 ? 'before' : 'after';
    if (!atAnyMoment) server.killAt({ write: random.between(...WRITES), when });
    const killed = atAnyMoment ? pause(random.between(0, 1500)).then(() => server.kill()) : null;
    for (let batch = 0; batch < BATCHES && !server.hasEnded; batch += 1) await performBatch(this.world, random);
    await killed;
  }

  /** The marks of rows of imports that go on after a start. */
  #unsettled({ lines }: Stored): ReadonlySet<string> {
    const marks = this.world.imports.flatMap(({ id, rows }) =>
      (lines.get(id) ?? []).flatMap(({ line, state }) => (state === 'planned' ? [rows.get(line) ?? ''] : [])),
    );
    return new Set(marks);
  }
}
