import { useFragment, useQuery } from '@apollo/client/react';
import { FilePartsFragmentDoc, PickedFileDocument, type FilePartsFragment } from '../graphql/generated/typed/graphql';

/**
 * The file with this id: from the Apollo cache if it was loaded with a record or in the picker; otherwise requested, as
 * visitors read it: everyone who may see a form may see its pictures.
 * @returns undefined while it is unknown; null if there is no such file
 */
export function useFile(id: string): FilePartsFragment | null | undefined {
  const known = useFragment({
    fragment: FilePartsFragmentDoc,
    fragmentName: 'FileParts',
    from: { __typename: 'File', id: id || '-' },
  });
  const complete = id !== '' && known.complete;
  const { data, error } = useQuery(PickedFileDocument, { variables: { id }, skip: id === '' || complete });
  if (id === '') return undefined;
  if (complete) return known.data;
  return error ? null : data?.file;
}
