import { mongo } from 'mongoose';
import { LateError, within } from '../process/timeout.js';
import { PROBE_MS } from './availability.js';

/** The lease whose time a probe would write: there is none of this name, so nothing is stored. */
const PROBED = 'availability';

interface Prober {
  /** Resolves when the database has taken a write; rejects with the driver's error. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

const connectionTo = (uri: string) =>
  new mongo.MongoClient(uri, {
    maxPoolSize: 1,
    connectTimeoutMS: PROBE_MS,
    heartbeatFrequencyMS: PROBE_MS,
    timeoutMS: PROBE_MS,
    // The first command connects, which the bound of an operation does not include.
    serverSelectionTimeoutMS: PROBE_MS,
    retryWrites: false,
  });

/**
 * Probes a database by an update that finds nothing, which needs what the writes of requests need: a primary that responds. On a connection
 * of its own, opened by the first probe: to wait for those of requests would say how busy they are.
 */
export function proberOf(uri: string, name: string): Prober {
  let client: mongo.MongoClient | null = null;
  return {
    probe: async () => {
      client ??= connectionTo(uri);
      const leases = client.db(name).collection<{ readonly _id: string; readonly until: Date }>('leases');
      try {
        await leases.updateOne({ _id: PROBED }, { $set: { until: new Date() } }, { writeConcern: { w: 'majority' } });
      } catch (error) {
        // The driver does not use a client again that could not connect.
        const failed = client;
        client = null;
        failed.close(true).catch(() => undefined);
        throw error;
      }
    },
    close: async () => {
      await client?.close(true);
    },
  };
}

/** Milliseconds for the embedded database to respond with an error, well within the bound of a probe. */
const ERROR_MS = PROBE_MS / 2;

/**
 * Probes the embedded database, which is a part of this process: it is down when it responds with an error. When it does not
 * respond in time, the machine is busy, and requests wait as they do for this process.
 * @param ping rejects when the database cannot write
 */
export function embeddedProber(ping: () => Promise<void>, errorMs = ERROR_MS): Prober {
  return {
    probe: async () => {
      try {
        await within(errorMs, ping());
      } catch (error) {
        if (!(error instanceof LateError)) throw error;
      }
    },
    close: () => Promise.resolve(),
  };
}
