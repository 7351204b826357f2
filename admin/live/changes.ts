import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';
import { viewedRole } from '../session/viewAs';
import { Watcher } from './watcher';

/**
 * The tab's single stream of changes, open while a list is mounted and the tab is visible, because browsers limit the
 * connections per server. While it fails, lists poll every fifteen seconds instead.
 */
const watchers = new Set<Watcher>();
let source: EventSource | null = null;
/** Time at which the last event arrived, by `Date.now()`. */
let heard = 0;
let ticking: ReturnType<typeof setInterval> | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds that the stream stays open without watchers: there may be one again soon. */
const LINGER_MS = 5_000;
/** A stream without events for this long counts as broken, even without an error event. */
const SILENT_MS = 2.5 * LIVE_BEAT_MS;
/** Reconnect delay after the server closed the stream, so that a stopping server has time to exit. */
const AGAIN_MS = 1_000;

/** Calls `fetch` when one of the kinds was written after `since`. Returns the function that stops watching. */
export function watch(kinds: readonly string[], since: number, fetch: () => Promise<unknown>): () => void {
  const watcher = new Watcher(kinds, since, fetch);
  watchers.add(watcher);
  arrange();
  return () => {
    watchers.delete(watcher);
    watcher.stop();
    arrange();
  };
}

document.addEventListener('visibilitychange', () => arrange());

/** Opens the stream when there are watchers and the tab is visible; closes it after a while without. */
function arrange(): void {
  clearTimeout(lingering);
  if (watchers.size > 0 && !document.hidden) {
    // When the stream is open already, a new list may be older than the last event.
    if (ticking === undefined) {
      ticking = setInterval(tick, LIVE_BEAT_MS);
      open();
    }
  } else {
    lingering = setTimeout(close, LINGER_MS);
  }
}

function close(): void {
  clearInterval(ticking);
  ticking = undefined;
  source?.close();
  source = null;
}

/** After a long silence: refetches, and reconnects the stream. */
function tick(): void {
  if (source && Date.now() - heard < SILENT_MS) return;
  notify();
  open();
}

const notify = (kind?: string) => {
  for (const watcher of watchers) if (kind === undefined || watcher.kinds.includes(kind)) watcher.changed();
};

function open(): void {
  source?.close();
  const role = viewedRole();
  const stream = new EventSource(`/live${role ? `?as=${role}` : ''}`);
  source = stream;
  const on = (event: string, listener: (data: string) => void) =>
    stream.addEventListener(event, ({ data }: MessageEvent<string>) => {
      heard = Date.now();
      listener(data);
    });
  on('hello', (ages) => greet(JSON.parse(ages) as Record<string, number>));
  on('message', notify);
  on('beat', () => undefined);
  on('bye', () => {
    stream.close();
    // If the user has signed out, or may not see a list any more, the list's query reports it.
    notify();
    setTimeout(() => reconnect(stream), AGAIN_MS * (1 + Math.random()));
  });
  stream.onerror = () => {
    stream.close();
    if (source === stream) source = null;
  };
}

/** Reconnects after the server closed the stream; without a watcher, the user may have signed out. */
function reconnect(stream: EventSource): void {
  if (source !== stream || ticking === undefined) return;
  if (watchers.size > 0) open();
  else close();
}

/**
 * Handles `hello`, with the time since the last write of each kind: rows requested before that are outdated. If a
 * list's own kind is missing, the user may not see it any more, and its query reports that.
 */
function greet(ages: Readonly<Record<string, number>>): void {
  const now = Date.now();
  for (const watcher of watchers) {
    const [own = '', ...others] = watcher.kinds;
    const age = Math.min(ages[own] ?? 0, ...others.map((kind) => ages[kind] ?? Infinity));
    if (now - age >= watcher.since) watcher.changed();
  }
}
