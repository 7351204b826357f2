import type { CurrentSessionQuery } from '../graphql/generated/typed/graphql';

type Session = NonNullable<CurrentSessionQuery['session']>;

/** A session for a client's cache: that of a Super Admin unless `overrides` says otherwise. */
export const testSession = (overrides: Partial<Session> = {}): Session & { readonly __typename: 'Session' } => ({
  __typename: 'Session',
  superAdmin: true,
  timeZone: 'UTC',
  reviewsRequired: false,
  permissions: [],
  viewingAs: null,
  user: {
    id: 'u1',
    name: 'Ada',
    username: 'Ada',
    email: 'ada@test.example',
    picture: null,
    pictureFile: null,
    adminAssignedRole: { id: 'r1', name: 'Super Admin' },
  },
  ...overrides,
});
