import type { Parameters } from '../visit/address.js';

/** Parameters that a form carries on. */
export const Hidden = ({ parameters }: { readonly parameters: Parameters }) =>
  Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [<input key={name} type="hidden" name={name} value={value} />],
  );
