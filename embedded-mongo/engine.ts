import { Cursors } from './cursors.js';
import { handle } from './dispatch.js';
import { EmbeddedMongoError, messageOf, MongoError } from './errors.js';
import { Sessions } from './sessions.js';
import { Catalog } from './store/catalog.js';
import { type StoreChange, undo } from './store/changes.js';
import { type FolderLock, lockFolder } from './store/lock.js';
import type { Disk } from './store/log/disk.js';
import { Storage } from './store/storage.js';
import { removeExpired } from './ttl.js';
import { listen, type Listener, socketPath } from './wire/listener.js';

const SWEEP_INTERVAL = 60_000;
const TRANSACTION_SWEEP_INTERVAL = 1_000;

export interface EngineOptions {
  readonly dataDir: string;
  readonly sync: boolean;
  /** Other than the system's, in tests. */
  readonly disk?: Disk;
}

/** One running database: its data, its sessions and cursors, and its socket. Runs in the thread that starts it. */
export class Engine {
  readonly catalog: Catalog;
  readonly cursors = new Cursors();
  readonly sessions: Sessions;
  private listener: Listener | undefined;
  private timers: NodeJS.Timeout[] = [];

  private constructor(
    private readonly storage: Storage,
    private readonly lock: FolderLock,
  ) {
    const { collections, replies } = storage.takeLoaded();
    this.catalog = Catalog.load(collections);
    this.sessions = new Sessions(this.catalog);
    this.sessions.restore(replies, Date.now());
    storage.liveRecords = () => this.catalog.collections.values();
    storage.onFailure = (changes) => this.takeBack(changes);
    storage.assertOwned = lock.assertOwned;
  }

  /** Opens the folder and listens. Throws an EmbeddedMongoError with one clear line. */
  static async start(options: EngineOptions): Promise<Engine> {
    const { dataDir, sync, disk } = options;
    const lock = lockFolder(dataDir);
    let storage: Storage | undefined;
    try {
      storage = Storage.open(dataDir, sync, disk);
      const engine = new Engine(storage, lock);
      engine.listener = await listen(
        socketPath(dataDir),
        (request, connection) => handle(engine, request, connection),
        (connection) => engine.sessions.transactions.disconnected(connection),
      );
      engine.every(SWEEP_INTERVAL, () => void engine.sweep());
      engine.every(TRANSACTION_SWEEP_INTERVAL, () => engine.sessions.transactions.sweep(Date.now()));
      return engine;
    } catch (error) {
      await storage?.close();
      lock.release();
      throw error;
    }
  }

  private every(interval: number, run: () => void): void {
    const timer = setInterval(run, interval);
    timer.unref();
    this.timers.push(timer);
  }

  get address(): string {
    if (!this.listener) throw new EmbeddedMongoError('LISTEN_FAILED', 'The database is not listening.');
    return this.listener.address;
  }

  /** Throws when no write can be stored until the database is started again. */
  assertWritable(): void {
    try {
      this.storage.assertWritable();
    } catch (error) {
      throw new MongoError(1, 'InternalError', `No write can be stored: ${messageOf(error)}`);
    }
  }

  /** Resolves when the changes are on disk. When they cannot be, rolls memory back to the state on disk and rejects. */
  async commit(changes: readonly StoreChange[]): Promise<void> {
    await this.storage.commit(changes);
  }

  private takeBack(changes: readonly StoreChange[]): void {
    this.sessions.transactions.abortAll();
    undo(changes);
  }

  /** Housekeeping: idle cursors and sessions, expired documents. */
  async sweep(now = Date.now()): Promise<void> {
    this.cursors.sweep(now);
    this.sessions.sweep(now);
    const view = this.catalog.view();
    const report = (error: unknown): void =>
      console.error('embedded-mongo: expired documents could not be removed:', error);
    try {
      removeExpired(this.catalog.collections.values(), view.log, now);
    } catch (error) {
      undo(view.log);
      report(error);
      return;
    }
    await this.commit(view.log).catch(report);
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.listener?.close();
    await this.storage.close();
    this.lock.release();
  }
}
