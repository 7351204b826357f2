import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { UNDO_MS } from '@polyphony/domain/limits.js';
import { failureOf, UserFacingError } from '../../platform/failure';
import { useMay } from '../../session/rights/useMay';
import { toastError } from '../../ui/toasts/toasts';
import { fetchAgain } from '../fetchAgain';
import { undoOf, type BulkAction, type BulkSource } from './actions';
import { bulkOperation, type BulkRow, type BulkValue } from './bulkOperation';

/** Progress of an action on several records. */
export type BulkState =
  | { readonly phase: 'idle' }
  /** A deletion that can still be taken back. */
  | { readonly phase: 'waiting'; readonly ids: readonly string[] }
  | { readonly phase: 'busy'; readonly action: BulkAction }
  | {
      readonly phase: 'done';
      readonly action: BulkAction;
      readonly done: number;
      /** Those that stayed as they were, and why. */
      readonly failed: readonly (BulkRow & { readonly name: string })[];
      readonly changed: readonly string[];
      /** Action that takes that back; null where nothing does. */
      readonly reverse: BulkAction | null;
      /** Records that visitors see now and that still need something. */
      readonly advised: readonly AdvisedRecord[];
    };

/** A record with what it still needs: a sentence each. */
export interface AdvisedRecord {
  readonly id: string;
  readonly name: string;
  readonly advice: readonly string[];
}

/** Value that an action is done with. */
function valueOf(action: BulkAction): BulkValue {
  if (action.kind === 'schedule') return { at: action.at };
  return action.kind === 'delete' || action.to === undefined ? {} : { to: action.to };
}

const IDLE: BulkState = { phase: 'idle' };

/** Does things with several records of a kind, one operation each time; deletions after a while, or when the list is left. */
export function useBulk<Row extends { readonly id: string }>(
  source: BulkSource<Row>,
  /** Called with the records that were not changed. */
  onDone: (failed: readonly string[]) => void,
) {
  const { noun, rootOf, nameOf, adviceOn } = source;
  const client = useApolloClient();
  const may = useMay();
  const [state, setState] = useState<BulkState>(IDLE);
  /** The records as they were before the action. */
  const rows = useRef<ReadonlyMap<string, Row>>(new Map());
  const nameById = useCallback(
    (id: string) => {
      const row = rows.current.get(id);
      return row ? nameOf(row) : id;
    },
    [nameOf],
  );

  const send = useCallback(
    async (action: BulkAction, ids: readonly string[], keepalive = false) => {
      const value = valueOf(action);
      const { data } = await client.mutate({
        mutation: bulkOperation(rootOf(action), value.at !== undefined ? 'at' : value.to !== undefined ? 'to' : null),
        variables: { ids, ...value },
        // While a page is being left, the browser sends only requests with `keepalive`.
        ...(keepalive && { context: { fetchOptions: { keepalive } } }),
      });
      // The value was refused for all of them.
      if (data && data.result.results.length === 0) throw new UserFacingError(data.result.message);
      return data?.result.results ?? [];
    },
    [client, rootOf],
  );

  /** Remaining needs of the records that were switched on; they are switched on whether or not this can be loaded. */
  const advisedOf = useCallback(
    async (action: BulkAction, ids: readonly string[]): Promise<AdvisedRecord[]> => {
      if (!adviceOn || action.kind !== 'set' || !action.to) return [];
      const all = await adviceOn(client, ids, may).catch(() => []);
      return ids
        .map((id, at) => ({ id, name: nameById(id), advice: all[at] ?? [] }))
        .filter(({ advice }) => advice.length > 0);
    },
    [client, adviceOn, may, nameById],
  );

  const run = useCallback(
    async (action: BulkAction, ids: readonly string[]) => {
      setState({ phase: 'busy', action });
      try {
        const results = await send(action, ids);
        const failed = results.filter(({ success }) => !success);
        const changed = results.filter((result) => result.changed).map(({ id }) => id);
        const before = changed.flatMap((id) => rows.current.get(id) ?? []);
        setState({
          phase: 'done',
          action,
          done: results.length - failed.length,
          failed: failed.map((row) => ({ ...row, name: nameById(row.id) })),
          changed,
          reverse: undoOf(action, before, source),
          advised: await advisedOf(action, changed),
        });
        onDone(failed.map(({ id }) => id));
      } catch (error) {
        setState(IDLE);
        onDone(ids);
        toastError(failureOf(error).message);
      }
      await fetchAgain(client, noun);
    },
    [client, noun, send, advisedOf, onDone, nameById, source],
  );

  const waiting = state.phase === 'waiting' ? state.ids : null;
  const remove = useCallback((ids: readonly string[]) => run({ kind: 'delete' }, ids), [run]);
  const leave = useEffectEvent((ids: readonly string[]) => {
    send({ kind: 'delete' }, ids, true).then(
      () => fetchAgain(client, noun),
      (error: unknown) => toastError(failureOf(error).message),
    );
  });
  useEffect(() => {
    if (!waiting) return undefined;
    let sent = false;
    const once = (work: () => void) => {
      if (!sent) work();
      sent = true;
    };
    const timer = setTimeout(() => once(() => void remove(waiting)), UNDO_MS);
    const hide = () => {
      once(() => leave(waiting));
      setState(IDLE);
    };
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', hide);
    };
  }, [waiting, remove]);
  // The list is left within the console: what was to be deleted is, now.
  const pending = useRef<readonly string[] | null>(null);
  useEffect(() => {
    pending.current = waiting;
  }, [waiting]);
  useEffect(
    () => () => {
      if (pending.current) leave(pending.current);
    },
    [],
  );

  const start = (action: BulkAction, chosen: readonly Row[]) => {
    rows.current = new Map(chosen.map((row) => [row.id, row]));
    const ids = chosen.map(({ id }) => id);
    if (action.kind === 'delete') setState({ phase: 'waiting', ids });
    else void run(action, ids);
  };
  const undo = () => {
    if (state.phase === 'waiting') setState(IDLE);
    if (state.phase === 'done' && state.reverse) void run(state.reverse, state.changed);
  };
  const now = () => {
    if (waiting) void remove(waiting);
  };
  return { state, waiting, start, undo, now, close: () => setState(IDLE) };
}
