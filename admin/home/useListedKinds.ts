import { type KindFacts, kindFacts } from '../graphql/generated/kindFacts';
import { useMay } from '../session/useMay';

/** The kinds whose list this person may ask for, of those that the page is about. */
export function useListedKinds(concerns: (kind: KindFacts) => boolean): readonly KindFacts[] {
  const may = useMay();
  return (Object.values(kindFacts) as readonly KindFacts[]).filter(
    (kind) => concerns(kind) && may('Query', kind.plural),
  );
}

/** Kinds whose records can be switched off. */
export const isSwitched = ({ toggles }: KindFacts): boolean => toggles.includes('active');
/** Kinds with texts in several languages. */
export const isTranslated = ({ translatable }: KindFacts): boolean => translatable.length > 0;
