import { type KindFacts, kindFacts } from '../graphql/generated/kindFacts';
import { useMay } from '../session/rights/useMay';

/** The kinds for which `concerns` returns true and whose list the user may query. */
export function useListedKinds(concerns: (kind: KindFacts) => boolean): readonly KindFacts[] {
  const may = useMay();
  return (Object.values(kindFacts) as readonly KindFacts[]).filter(
    (kind) => concerns(kind) && may('Query', kind.plural),
  );
}

/** Kinds whose records can be deactivated. */
export const isSwitched = ({ toggles }: KindFacts): boolean => toggles.includes('active');
/** Kinds with localized texts. */
export const isTranslated = ({ translatable }: KindFacts): boolean => translatable.length > 0;
