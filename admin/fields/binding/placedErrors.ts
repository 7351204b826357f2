/** Error of one input. */
export interface PlacedError {
  /** 'faqs.0.question' */
  readonly name: string;
  readonly type: string;
  readonly message: string | undefined;
}

/** Errors of a form by the names of their inputs; those of repeated entries are nested. */
export function placedErrors(errors: object, before = ''): PlacedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = `${before}${key}`;
    const { type, message } = value as { readonly type?: unknown; readonly message?: unknown };
    if (typeof type !== 'string') return placedErrors(value, `${name}.`);
    return [{ name, type, message: typeof message === 'string' ? message : undefined }];
  });
}

/** The field that holds an input: 'faqs' of 'faqs.0.question'. */
export const fieldOf = (name: string): string => name.split('.')[0] ?? name;

/** The names of inputs with errors in the order of the fields. An error of a list as a whole has the name of the list. */
export function errorNames(errors: object, fields: readonly string[]): string[] {
  const names = placedErrors(errors).map(({ name }) => name.replace(/\.root$/, ''));
  return fields.flatMap((field) => names.filter((name) => fieldOf(name) === field));
}
