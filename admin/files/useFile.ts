import { useFragment, useQuery } from '@apollo/client/react';
import { FilePartsFragmentDoc, PickedFileDocument, type FilePartsFragment } from '../graphql/generated/typed/graphql';
import { useFileRights } from './useFileRights';

/**
 * The file with this id: from the Apollo cache if it was loaded with a record or in the picker; otherwise requested, if
 * permitted.
 * @returns undefined while it is unknown; null if there is no such file
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
