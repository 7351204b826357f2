import type { ReactElement } from 'react';
import { rulesResolver } from '../texts/rulesResolver';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { FieldScopeProvider, type FieldScope } from '../fields/binding/FieldScope';

interface FormPage {
  readonly rules: ObjectSchema<AnyObject>;
  readonly values: AnyObject;
  readonly scope?: Partial<FieldScope>;
  readonly inputs: ReactElement;
}

/** Renders inputs in a form; returns a simulated user and the submitted values. */
export function openForm({ rules, values, scope = {}, inputs }: FormPage) {
  const submitted: AnyObject[] = [];
  function Form() {
    const form = useForm({ defaultValues: values, resolver: rulesResolver(rules), mode: 'onTouched' });
    return (
      <FormProvider {...form}>
        <FieldScopeProvider
          value={{ rules: rules.fields, record: null, lang: 'en', dir: 'ltr', reference: null, ...scope }}
        >
          <form noValidate onSubmit={(event) => void form.handleSubmit((sent) => void submitted.push(sent))(event)}>
            {inputs}
            <button type="submit">Save</button>
          </form>
        </FieldScopeProvider>
      </FormProvider>
    );
  }
  render(<Form />);
  return { person: userEvent.setup(), last: () => submitted.at(-1) };
}
