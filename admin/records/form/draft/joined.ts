import { changedFields, type FormValues, same } from '../../formValues';
import type { DraftLanguage } from '../../operations';

/** A form of one language whose draft another user has written meanwhile: complete values each. */
interface Versions {
  /** The values of the draft that both began from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

/**
 * What two people typed into one draft, put together.
 * @returns `onlyTheirs`: what only they changed. `both`: what both changed, to something else, with their values.
 */
export function joined({ base, mine, theirs }: Versions): {
  readonly onlyTheirs: FormValues;
  readonly both: FormValues;
} {
  const changed = Object.entries(changedFields(base, theirs)).filter(([name]) => name in mine);
  const isMine = ([name]: readonly [string, unknown]) => !same(mine[name], base[name]);
  return {
    onlyTheirs: Object.fromEntries(changed.filter((field) => !isMine(field))),
    both: Object.fromEntries(changed.filter((field) => isMine(field) && !same(mine[field[0]], field[1]))),
  };
}

/** A form of one language over a version of its record: the values of that version, and those typed. */
interface TypedOver {
  readonly saved: FormValues;
  readonly mine: FormValues;
  readonly version: number;
}

/**
 * The complete values of a stored draft. What it leaves out is as in the version that it is over. For a draft that has ended,
 * as it was published or discarded elsewhere, and for one over a later version, that is not known: it is what was typed.
 */
export function storedValues(stored: DraftLanguage | undefined, { saved, mine, version }: TypedOver): FormValues {
  const isBaseKnown = stored !== undefined && stored.from <= version;
  return { ...(isBaseKnown ? saved : mine), ...stored?.values };
}
