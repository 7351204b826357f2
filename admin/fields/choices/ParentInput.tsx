import type { TextName } from '../../texts/translate';
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { Option } from '../../records/operations';
import { inScope, useFieldScope } from '../binding/FieldScope';
import { parentOptions } from './parentOptions';
import { SelectInput } from './SelectInput';
import type { FieldProps } from '../binding/useField';

interface ParentInputProps extends FieldProps {
  /** Shown when there are no records to select. */
  readonly empty: TextName;
  /** Shown while there is none. */
  readonly placeholder?: TextName;
  /** The `options` operation of the tree's kind. */
  readonly options: TypedDocumentNode<{ readonly options: readonly Option[] }, { lang?: string }>;
}

/** Selects the record's parent in its tree, or none. */
export const ParentInput = inScope(function ParentInput({ options, empty, placeholder, ...field }: ParentInputProps) {
  const { record } = useFieldScope();
  const { data, loading } = useQuery(options, { fetchPolicy: 'cache-and-network' });
  return (
    <SelectInput
      {...field}
      none="words.none"
      empty={empty}
      {...(placeholder !== undefined && { placeholder })}
      loading={loading && !data}
      options={parentOptions(data?.options ?? [], record?.id ?? null)}
    />
  );
});
