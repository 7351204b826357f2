import { useFragment, useQuery } from '@apollo/client/react';
import { FilePartsFragmentDoc, PickedFileDocument, type FilePartsFragment } from '../graphql/generated/typed/graphql';
import { useFileRights } from './useFileRights';

/**
 * The file of an id: out of what was loaded already with a record, or in the picker; else asked for, where the reader may.
 * @returns undefined while it is not known; null where there is no such file
 */
export function useFile(id: string): FilePartsFragment | null | undefined {
  const { single } = useFileRights();
  const known = useFragment({
    fragment: FilePartsFragmentDoc,
    fragmentName: 'FileParts',
    from: { __typename: 'File', id: id || '-' },
  });
  const complete = id !== '' && known.complete;
  const { data, error } = useQuery(PickedFileDocument, { variables: { id }, skip: id === '' || complete || !single });
  if (id === '') return undefined;
  if (complete) return known.data;
  return error || (!single && !data) ? null : data?.file;
}
