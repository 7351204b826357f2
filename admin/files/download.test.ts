/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { FileKeyDocument } from '../graphql/generated/typed/graphql';
import { downloadFile } from './download';

test('requests a file by the key that it has now, when another user has replaced it (FILES-050)', async () => {
  let fileS3Key = 'old.png';
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { file: { __typename: 'File', id: '1', fileS3Key } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const requested: string[] = [];
  Object.assign(globalThis, {
    fetch: (path: string) => {
      requested.push(path);
      return Promise.resolve({ ok: false });
    },
  });
  await client.query({ query: FileKeyDocument, variables: { id: '1' } });
  fileS3Key = 'new.png';
  await downloadFile(client, { id: '1', fileType: 'image/png' }, 'u1');
  expect(requested).toEqual(['/api/files/download-file?fileKey=new.png&contentType=image%2Fpng&userId=u1']);
});
