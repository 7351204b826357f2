/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { translator } from '../../texts/translate';
import { english, setTranslator } from '../../texts/useT';
import { texts } from '../../texts/languages/ar';
import { rulesResolver } from '../../texts/rulesResolver';
import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { useForm } from 'react-hook-form';
import { recheckErrors } from './recheckErrors';

afterEach(() => {
  setTranslator(english);
  cleanup();
});

/** A form with an error of the rules in one field and one of the server in another. */
async function withErrors() {
  const { result } = renderHook(() => {
    const form = useForm({
      resolver: rulesResolver(eventCategory.rules),
      defaultValues: { name: '', slug: 'pottery', orderNumber: 1 },
    });
    // Read, so that the form keeps it.
    return { form, errors: form.formState.errors };
  });
  await act(() => result.current.form.trigger('name'));
  act(() => result.current.form.setError('slug', { type: 'server', message: 'Used by another category.' }));
  return result;
}

test("in another language, rules say their errors again and the server's errors stay", async () => {
  const result = await withErrors();
  const before = result.current.errors.name?.message;
  expect(before).toBeTruthy();
  setTranslator(translator(texts));
  await act(() => recheckErrors(result.current.form));
  expect(result.current.errors.name?.message).toMatch(/[\u0600-\u06ff]/);
  expect(result.current.errors.slug).toMatchObject({ type: 'server', message: 'Used by another category.' });
});

test("a field whose value breaks a rule shows the rule's error in place of the server's", async () => {
  const result = await withErrors();
  act(() => result.current.form.setError('name', { type: 'server', message: 'Used by another category.' }));
  await act(() => recheckErrors(result.current.form));
  expect(result.current.errors.name?.type).toBe('rule');
});
