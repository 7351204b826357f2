import { english } from '../texts/useT';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { failureOf } from '../platform/failure';

/** Texts used when the response has no message (useRecordForm, DeleteDialog). */
describe('default texts', () => {
  test.each([
    ['ERR-008', kinds.event, 'created', 'Event created successfully.'],
    ['', kinds.event, 'updated', 'Event updated successfully.'],
    ['ERR-010', kinds.blogPost, 'created', 'Post created successfully.'],
    ['ERR-011', kinds.blogPost, 'updated', 'Post updated successfully.'],
    ['ERR-016', kinds.testimonial, 'created', 'Testimonial created successfully.'],
    ['ERR-017', kinds.testimonial, 'updated', 'Testimonial updated successfully.'],
    ['ERR-018', kinds.career, 'created', 'Career created successfully.'],
    ['ERR-019', kinds.career, 'updated', 'Career updated successfully.'],
    ['ERR-012', kinds.coursePackage, 'created', 'Package created successfully.'],
    ['ERR-013', kinds.coursePackage, 'updated', 'Package updated successfully.'],
    ['ERR-014', kinds.course, 'created', 'Course created successfully.'],
    ['ERR-015', kinds.course, 'updated', 'Course updated successfully.'],
    ['ERR-020', kinds.language, 'created', 'Language created successfully.'],
    ['ERR-021', kinds.language, 'updated', 'Language updated successfully.'],
    ['', kinds.role, 'created', 'Role created successfully.'],
    ['ERR-023', kinds.role, 'updated', 'Role updated successfully.'],
    ['ERR-026', kinds.contact, 'created', 'Contact created successfully.'],
    ['ERR-027', kinds.contact, 'updated', 'Contact updated successfully.'],
    ['ERR-024', kinds.staffMember, 'created', 'Staff created successfully.'],
    ['ERR-025', kinds.staffMember, 'updated', 'Staff updated successfully.'],
  ] as const)('%s a saved record of %p', (_row, { label }, done, text) => {
    expect(messages[done](label)).toBe(text);
  });

  test.each([
    ['ERR-029', 'labels.user', 'User deleted successfully.'],
    ['ERR-030', kinds.role.label, 'Role deleted successfully.'],
  ] as const)('%s a deleted record', (_row, label, text) => {
    expect(messages.deleted(label)).toBe(text);
  });

  test('ERR-001 a failure without a message shows that of the specification', () => {
    expect(english.words(failureOf(new Error('fetch failed')).message)).toBe(
      'An unexpected error occurred. Please try again later.',
    );
    expect(english.words(failureOf(new CombinedGraphQLErrors({ errors: [{ message: '' }] })).message)).toBe(
      messages.unexpected,
    );
    expect(failureOf(new CombinedGraphQLErrors({ errors: [{ message: 'Its own words.' }] })).message).toBe(
      'Its own words.',
    );
  });
});
