import { useQuery } from '@apollo/client/react';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '../../fields/choices/SelectInput';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { TypesOfPackagesDocument } from '../../graphql/generated/typed/graphql';

/** The type of a package, of those that its course has in the language of the form (PKG-019, PKG-020). */
export function TypeInput() {
  const { record, reference, lang } = useFieldScope();
  const { control } = useFormContext();
  const chosen: unknown = useWatch({ control, name: 'courseId' });
  const type: unknown = useWatch({ control, name: 'type' });
  const of = reference ? record?.['courseId'] : chosen;
  const courseId = typeof of === 'string' ? of : '';
  const { data, loading } = useQuery(TypesOfPackagesDocument, {
    variables: { courseId, lang },
    skip: courseId === '',
    fetchPolicy: 'cache-and-network',
  });
  const types = courseId === '' ? [] : (data?.coursePackageTypes ?? []);
  return (
    <SelectInput
      name="type"
      options={types.map((name) => ({ id: name, label: name, disabled: false }))}
      none={screenTexts.noType}
      missing={{ text: typeof type === 'string' ? type : '' }}
      loading={loading && !data}
    />
  );
}
