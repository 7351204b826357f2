import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { deriveSlug } from '@polyphony/domain/text/slug.js';
import type { FormValues } from '../formValues';

/**
 * The slug after the name of a new record changed: it follows the name as long as it is what the previous name gave,
 * so an edit by hand stays; an emptied name empties it, and following starts again.
 */
export function slugAfter(name: string, previousName: string, slug: string): string {
  const next = deriveSlug(name);
  return name.trim() === '' || slug === deriveSlug(previousName) ? next : slug;
}

/** While a record is created, derives its slug from its name (see slugAfter). */
export function useSlugFollowing(form: UseFormReturn<FormValues>, titleField: string, follow: boolean): void {
  const watched = useWatch({ control: form.control, name: titleField });
  const title = typeof watched === 'string' ? watched : '';
  const previous = useRef(title);
  useEffect(() => {
    if (!follow || title === previous.current) return;
    const typed = form.getValues('slug');
    const slug = typeof typed === 'string' ? typed : '';
    const next = slugAfter(title, previous.current, slug);
    previous.current = title;
    if (next === slug) return;
    const seen = form.getFieldState('slug').invalid;
    form.setValue('slug', next, { shouldDirty: true, shouldValidate: seen });
  }, [follow, form, title]);
}
