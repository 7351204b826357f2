import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { slugAfter, type FormValues } from '../formValues';

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
