import { changedFields, type FormValues } from '../../formValues';

/** A form of one language whose draft another user has written meanwhile: complete values each. */
interface Versions {
  /** The values of the draft that both began from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two people typed into one draft, put together.
 * @returns `take`: what only they changed. `both`: what both changed, to something else, with their values.
 */
export function joined({ base, mine, theirs }: Versions): { readonly take: FormValues; readonly both: FormValues } {
  const changed = Object.entries(changedFields(base, theirs)).filter(([name]) => name in mine);
  const isMine = ([name]: readonly [string, unknown]) => !same(mine[name], base[name]);
  return {
    take: Object.fromEntries(changed.filter((field) => !isMine(field))),
    both: Object.fromEntries(changed.filter((field) => isMine(field) && !same(mine[field[0]], field[1]))),
  };
}
