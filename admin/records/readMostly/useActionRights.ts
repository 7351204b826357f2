import { useMemo } from 'react';
import { holds } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useMay } from '../../session/rights/useMay';
import type { ReadMostlyScreen } from './screen';

/** Rights that the signed-in person's role gives on the rows of a list, each by its own gate. */
export interface ActionRights {
  /** Whether a row has a menu, even when no item in it can be used (SPEC-D59). */
  readonly menu: boolean;
  /** The actions offered, in the order of the menu. */
  readonly actions: readonly string[];
}

export function useActionRights({ facts, actions }: Pick<ReadMostlyScreen, 'facts' | 'actions'>): ActionRights {
  const session = useSession();
  const may = useMay();
  return useMemo(() => {
    const allowed = Object.keys(actions).filter((name) => may('Mutation', facts.actions[name]?.field ?? name));
    return { menu: facts.menu ? holds(session, facts.menu) : allowed.length > 0, actions: allowed };
  }, [facts, actions, session, may]);
}
