/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { FormProvider, useController, useForm, useFormState } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useOnlyChoice } from './useOnlyChoice';

/** The value of the form's field, and whether the form has changed, with these codes and then those. */
function valuesWith(stored: string, ...lists: readonly (readonly string[])[]) {
  const Form = ({ children }: { readonly children: ReactNode }) => (
    <FormProvider {...useForm({ defaultValues: { group: stored } })}>{children}</FormProvider>
  );
  const { result, rerender } = renderHook(
    ({ codes }: { readonly codes: readonly string[] }) => {
      useOnlyChoice(
        'group',
        codes.map((code) => ({ code })),
      );
      const { field } = useController({ name: 'group' });
      return { value: field.value as unknown, changed: useFormState().isDirty };
    },
    { wrapper: Form, initialProps: { codes: lists[0] ?? [] } },
  );
  for (const codes of lists.slice(1)) act(() => rerender({ codes }));
  return result.current;
}

test('the only group is chosen once it is loaded, which changes nothing that could be lost', () => {
  expect(valuesWith('', [], ['EVERYONE'])).toEqual({ value: 'EVERYONE', changed: false });
});

test('one of several groups is not chosen for anybody', () => {
  expect(valuesWith('', [], ['LOCAL', 'OTHER'])).toEqual({ value: '', changed: false });
});

test('a price of a group that was removed is not moved to the only one that is left', () => {
  expect(valuesWith('REMOVED', [], ['EVERYONE'])).toEqual({ value: 'REMOVED', changed: false });
});
