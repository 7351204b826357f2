import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';
import { viewedRole } from '../session/viewAs';
import { Watcher } from './watcher';

/**
 * The tab's one stream of changes, open while a list is on the screen and the tab is looked at: a browser has only a few
 * connections to a server. While it fails, lists ask every fifteen seconds instead.
 */
const watchers = new Set<Watcher>();
let source: EventSource | null = null;
/** When the stream last said something, by `Date.now()`. */
let heard = 0;
let ticking: ReturnType<typeof setInterval> | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;

/** How long the stream stays open when nobody looks any more: they may be back soon. */
const LINGER_MS = 5_000;
/** A stream that has said nothing for so long is broken, though nobody told. */
const SILENT_MS = 2.5 * LIVE_BEAT_MS;
/** Before one comes again whom the server has sent away, so that a server that stops has done so. */
const AGAIN_MS = 1_000;

/** Fetches again when one of the kinds was written after `since`. Answers how to stop that. */
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

/** Opens the stream when it is wanted; closes it when it has not been for a while. */
function arrange(): void {
  clearTimeout(lingering);
  if (watchers.size > 0 && !document.hidden) {
    // A list that comes to an open stream may be older than what was said last.
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

/** Nothing was heard for long: looks for changes, and tries the stream again. */
function tick(): void {
  if (source && Date.now() - heard < SILENT_MS) return;
  tell();
  open();
}

const tell = (kind?: string) => {
  for (const watcher of watchers) if (kind === undefined || watcher.kinds.includes(kind)) watcher.changed();
};

function open(): void {
  source?.close();
  const role = viewedRole();
  const stream = new EventSource(`/live${role ? `?as=${role}` : ''}`);
  source = stream;
  const on = (event: string, hear: (data: string) => void) =>
    stream.addEventListener(event, ({ data }: MessageEvent<string>) => {
      heard = Date.now();
      hear(data);
    });
  on('hello', (ages) => greet(JSON.parse(ages) as Record<string, number>));
  on('message', tell);
  on('beat', () => undefined);
  on('bye', () => {
    stream.close();
    // Whoever is signed out, or may not see a list any more, hears so from its query.
    tell();
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
 * The server says how long ago each kind was written: rows that were asked for before that are out of date. A list whose
 * own kind it does not name is one that this person may not see any more: its query says so.
 */
function greet(ages: Readonly<Record<string, number>>): void {
  const now = Date.now();
  for (const watcher of watchers) {
    const [own = '', ...others] = watcher.kinds;
    const age = Math.min(ages[own] ?? 0, ...others.map((kind) => ages[kind] ?? Infinity));
    if (now - age >= watcher.since) watcher.changed();
  }
}
