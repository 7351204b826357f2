import { useEffect, useEffectEvent } from 'react';
import type { Control, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Functions that show a field in forms that show a part of their fields at a time, by the controls of the forms. */
const ways = new WeakMap<object, (name: string) => void>();

/** Shows and focuses an input of a form, which may be in a section that is not visible. */
export function showField<Values extends FieldValues>(
  { control, setFocus }: Pick<UseFormReturn<Values>, 'control' | 'setFocus'>,
  name: Path<Values>,
): void {
  const show = ways.get(control);
  if (show) show(name);
  else setFocus(name);
}

/** Registers how a form shows a field. */
export function useShowsField(control: Control, show: (name: string) => void): void {
  const showNow = useEffectEvent(show);
  useEffect(() => {
    ways.set(control, (name) => showNow(name));
    return () => void ways.delete(control);
  }, [control]);
}
