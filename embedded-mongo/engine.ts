import { Cursors } from './cursors.js';
import { handle } from './dispatch.js';
import { EmbeddedMongoError } from './errors.js';
import { Sessions } from './sessions.js';
import { Catalog } from './store/catalog.js';
import { lockFolder } from './store/lock.js';
import { Storage, type StoreChange } from './store/storage.js';
import { removeExpired } from './ttl.js';
import { listen, type Listen, type Listener } from './wire/listener.js';
import { WriteGate } from './write-gate.js';

const SWEEP_INTERVAL = 60_000;

export interface EngineOptions {
  readonly dataDir: string;
  readonly target: Listen;
  readonly sync: boolean;
}

/** One running database: its data, its sessions and cursors, and its socket. Runs in the thread that starts it. */
export class Engine {
  readonly catalog: Catalog;
  readonly cursors = new Cursors();
  readonly gate = new WriteGate();
  readonly sessions: Sessions;
  private listener: Listener | undefined;
  private sweeper: NodeJS.Timeout | undefined;
  private clients = 0;

  private constructor(
    private readonly storage: Storage,
    private readonly unlock: () => void,
  ) {
    this.catalog = Catalog.load(storage);
    this.sessions = new Sessions(this.catalog, this.gate);
  }

  /** Opens the folder and listens. Throws an EmbeddedMongoError with one clear line. */
  static async start({ dataDir, target, sync }: EngineOptions): Promise<Engine> {
    const unlock = lockFolder(dataDir);
    let storage: Storage | undefined;
    try {
      storage = Storage.open(dataDir, sync);
      const engine = new Engine(storage, unlock);
      engine.listener = await listen(
        target,
        dataDir,
        (request, connection) => handle(engine, request, connection),
        (connection) => engine.sessions.disconnected(connection),
        (clients) => (engine.clients = clients),
      );
      engine.sweeper = setInterval(() => void engine.sweep(), SWEEP_INTERVAL);
      engine.sweeper.unref();
      return engine;
    } catch (error) {
      await storage?.close();
      unlock();
      throw error;
    }
  }

  get address(): string {
    if (!this.listener) throw new EmbeddedMongoError('LISTEN_FAILED', 'The database is not listening.');
    return this.listener.address;
  }

  get connections(): number {
    return this.clients;
  }

  /** Resolves when the changes are on disk. When they cannot be, memory goes back to what is, and the writer is told. */
  async commit(changes: readonly StoreChange[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      await this.storage.commit(changes);
    } catch (error) {
      this.catalog.reload(this.storage);
      throw error;
    }
  }

  /** Housekeeping: idle cursors, overlong transactions, expired documents. */
  async sweep(): Promise<void> {
    const now = Date.now();
    this.cursors.sweep(now);
    this.sessions.sweep(now);
    if (!this.gate.isFree) return;
    const view = this.catalog.view();
    removeExpired(this.catalog.collections.values(), view.log, now);
    await this.commit(view.log).catch((error: unknown) =>
      console.error('embedded-mongo: expired documents could not be removed:', error),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.sweeper);
    await this.listener?.close();
    await this.storage.close();
    this.unlock();
  }
}
