import { allowed, mayOpen, type Session } from './gates';

const session = (part: Partial<Session>): Session => ({
  superAdmin: false,
  timeZone: 'UTC',
  reviewsRequired: false,
  permissions: [],
  viewingAs: null,
  user: {
    id: '1',
    name: 'Ada',
    username: 'Ada',
    email: 'ada@example.org',
    picture: null,
    pictureFile: null,
    adminAssignedRole: { id: '2', name: 'Editor' },
  },
  ...part,
});

describe('what the console shows', () => {
  const editor = session({ permissions: ['EDIT_EVENT_CATEGORY'] });

  test('SHELL-005 an operation needs its permission', () => {
    expect(allowed(editor, 'Mutation', 'updateEventCategory')).toBe(true);
    expect(allowed(editor, 'Mutation', 'createEventCategory')).toBe(false);
  });

  test('SHELL-006 any one of several permissions will do', () => {
    expect(allowed(editor, 'Query', 'eventCategory')).toBe(true);
    expect(allowed(editor, 'Query', 'eventCategories')).toBe(false);
  });

  test('a Super Admin passes every gate', () => {
    expect(allowed(session({ superAdmin: true }), 'Mutation', 'deleteLanguage')).toBe(true);
  });

  test('what is public needs no session, all else does', () => {
    expect(allowed(null, 'Query', 'publishedLanguages')).toBe(true);
    expect(allowed(null, 'Query', 'languages')).toBe(false);
  });

  test('checks a guarded field of an object the same way', () => {
    expect(allowed(editor, 'EventCategory', 'updatedBy')).toBe(true);
    expect(allowed(editor, 'BlogCategory', 'updatedBy')).toBe(false);
    expect(allowed(editor, 'BlogCategory', 'name')).toBe(true);
  });

  test('ROUTE-046 a screen can need a permission of its own, where its operation serves others too', () => {
    const picker = session({ permissions: ['EDIT_EVENT'] });
    expect(allowed(picker, 'Query', 'files')).toBe(true);
    expect(mayOpen(picker, ['Query', 'files', ['VIEW_ALL_FILES']])).toBe(false);
    expect(mayOpen(session({ permissions: ['VIEW_ALL_FILES'] }), ['Query', 'files', ['VIEW_ALL_FILES']])).toBe(true);
    expect(mayOpen(session({ superAdmin: true }), ['Query', 'files', ['VIEW_ALL_FILES']])).toBe(true);
    expect(mayOpen(picker, null)).toBe(true);
  });

  test('SHELL-006 a screen that lists several permissions opens with any one of them', () => {
    const gate = ['Query', 'settingsPanel', ['GENERAL_SETTINGS', 'HEADER_SETUP']] as const;
    const opens = (...permissions: Session['permissions']) => mayOpen(session({ permissions }), gate);
    expect([opens('GENERAL_SETTINGS'), opens('HEADER_SETUP'), opens('FOOTER_SETUP'), opens()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('a misspelt operation is an error, not a refusal', () => {
    expect(() => allowed(editor, 'Mutation', 'createEventCategories')).toThrow(
      'no field Mutation.createEventCategories',
    );
    expect(() => allowed(editor, 'Query', 'constructor')).toThrow('no field');
  });
});
