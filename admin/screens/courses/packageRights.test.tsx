/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { CurrentSessionDocument, type Permission } from '../../graphql/generated/typed/graphql';
import { useRowRights } from '../../records/columns/rowRights';
import { useToggles } from '../../records/toggles';
import { SessionProvider } from '../../session/SessionProvider';
import { screen } from './coursePackage.list';
import { testSession } from '../../testing/testSession';

/** Rights of a member of staff on the rows of the list of packages. */
function rightsWith(...permissions: readonly Permission[]) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const session = testSession({ superAdmin: false, permissions: [...permissions] });
  client.writeQuery({ query: CurrentSessionDocument, data: { session } });
  const { result } = renderHook(() => ({ ...useRowRights(screen), toggles: useToggles(screen) }), {
    wrapper: ({ children }) => (
      <ApolloProvider client={client}>
        <SessionProvider>{children}</SessionProvider>
      </ApolloProvider>
    ),
  });
  return result.current;
}

const NONE = { edit: false, delete: false, toggles: [] };

test.each<[id: string, permission: Permission, rights: Partial<typeof NONE | { toggles: string[] }>]>([
  ['PKG-021', 'EDIT_PACKAGE', { edit: true }],
  ['PKG-022', 'DELETE_PACKAGE', { delete: true }],
  ['PKG-023', 'TOGGLE_ACTIVE_PACKAGE', { toggles: ['active'] }],
  ['PKG-024', 'TOGGLE_FEATURED_PACKAGE', { toggles: ['featured'] }],
])('%s: a row of a package offers what %s allows, and nothing else', (_, permission, rights) => {
  expect(rightsWith('VIEW_ALL_PACKAGES', permission)).toEqual({ ...NONE, ...rights });
});

test('a row of a package offers nothing to those who may only list packages', () => {
  expect(rightsWith('VIEW_ALL_PACKAGES', 'EDIT_COURSE')).toEqual(NONE);
});
