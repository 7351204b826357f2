import { type KindFacts, kindFacts } from '../graphql/generated/kindFacts';
import { useListScreen } from '../navigation/recordLink';

/**
 * The kinds whose list the user may open, with `concerns` those of them for which it returns true. The list of files is also
 * queried by users who only choose one of them.
 */
export function useListedKinds(concerns?: (kind: KindFacts) => boolean): readonly KindFacts[] {
  const listOf = useListScreen();
  return (Object.values(kindFacts) as readonly KindFacts[]).filter(
    (kind) => (!concerns || concerns(kind)) && listOf(kind.name) !== null,
  );
}

/** Kinds whose records can be deactivated. */
export const isSwitched = ({ toggles }: KindFacts): boolean => toggles.includes('active');
/** Kinds with localized texts. */
export const isTranslated = ({ translatable }: KindFacts): boolean => translatable.length > 0;
