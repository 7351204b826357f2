import { useQuery } from '@apollo/client/react';
import type { RecordOperations } from '../records/operations';
import { inScope } from './FieldScope';
import { SelectInput } from './SelectInput';
import type { FieldProps } from './useField';

interface ReferenceInputProps extends FieldProps {
  /** The `options` operation of the kind that is referred to. */
  readonly options: RecordOperations['options'];
  /** What a person chooses to refer to none; without it there is no such choice. */
  readonly none?: string;
  /** Said when there are none to choose. */
  readonly empty: string;
}

/** A record of another kind. */
export const ReferenceInput = inScope(function ReferenceInput({ options, ...field }: ReferenceInputProps) {
  const { data, loading } = useQuery(options, { fetchPolicy: 'cache-and-network' });
  return <SelectInput {...field} loading={loading && !data} options={data?.options ?? NONE} />;
});

const NONE: readonly never[] = [];
