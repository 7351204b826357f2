import { type MovedPictures, movedPictures, withMoved } from '../../../fields/richText/movedPictures';
import type { FormValues } from '../../formValues';
import type { FormParts } from '../editing';

/** The texts within values, each by the name of its input: 'faqs.0.answer'. */
function* textsIn(values: unknown, path: readonly string[] = []): Generator<readonly [name: string, text: string]> {
  if (typeof values === 'string') yield [path.join('.'), values];
  else if (typeof values === 'object' && values !== null)
    for (const [name, value] of Object.entries(values)) yield* textsIn(value, [...path, name]);
}

/** The pictures within sent values that the server has moved to the library. */
export function movedIn(sent: FormValues, stored: FormValues): MovedPictures {
  const texts = new Map(textsIn(stored));
  return new Map([...textsIn(sent)].flatMap(([name, text]) => [...movedPictures(text, texts.get(name) ?? '')]));
}

/** Values with the addresses of the pictures that were moved. */
export const withPictures = (values: FormValues, moved: MovedPictures): FormValues =>
  moved.size === 0
    ? values
    : (JSON.parse(JSON.stringify(values), (_, value: unknown) =>
        typeof value === 'string' ? withMoved(value, moved) : value,
      ) as FormValues);

/** Puts these addresses into a form, which may have been typed into meanwhile. */
export function putPictures(parts: FormParts | undefined, moved: MovedPictures): void {
  if (!parts || moved.size === 0) return;
  for (const [name, text] of textsIn(parts.current())) {
    const next = withMoved(text, moved);
    if (next !== text) parts.form.setValue(name, next, { shouldDirty: true });
  }
}
