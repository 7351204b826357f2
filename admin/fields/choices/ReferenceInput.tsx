import type { TextName } from '../../texts/translate';
import { useQuery } from '@apollo/client/react';
import type { RecordOperations } from '../../records/operations';
import { inScope } from '../binding/FieldScope';
import { SelectInput } from './SelectInput';
import type { FieldProps } from '../binding/useField';

interface ReferenceInputProps extends FieldProps {
  /** The `options` operation of the referenced kind. */
  readonly options: RecordOperations['options'];
  /** Label of the option for no reference; without it there is no such option. */
  readonly none?: TextName;
  /** Shown when there are no records to select. */
  readonly empty: TextName;
}

/** Selects a record of another kind. */
export const ReferenceInput = inScope(function ReferenceInput({ options, ...field }: ReferenceInputProps) {
  const { data, loading } = useQuery(options, { fetchPolicy: 'cache-and-network' });
  return <SelectInput {...field} loading={loading && !data} options={data?.options ?? NONE} />;
});

const NONE: readonly never[] = [];
