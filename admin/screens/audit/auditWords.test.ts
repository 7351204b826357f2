import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { texts } from '../../texts/languages/ar';
import { translator } from '../../texts/translate';
import { english } from '../../texts/useT';
import { fieldLabel, kindNoun, valueLabel } from '../../records/changeWords';
import { phraseOf, sentenceOf } from './auditWords';

type Entry = Parameters<typeof sentenceOf>[0];
const arabic = translator(texts);

const entry = (action: string, kind = 'event', changes: Entry['changes'] = [], outcome = 'DONE'): Entry => ({
  action,
  outcome,
  target: { kind, label: 'Tiger’s Nest' },
  changes,
});
const read = (auditEntry: Entry, t = english) => {
  const { kind, label } = auditEntry.target;
  const what = t.words(phraseOf(auditEntry.target), { kind: kindNoun(t, kind), name: label });
  return t.words(sentenceOf(auditEntry), { who: 'Tashi', what, action: auditEntry.action });
};

test('an entry of the trail is a sentence about its kind and record', () => {
  expect(read(entry('CREATE'))).toBe('Tashi created the event “Tiger’s Nest”');
  expect(read(entry('CHECK_IN', 'eventBooking'))).toBe('Tashi checked in booking Tiger’s Nest');
  expect(read(entry('VERIFY_EMAIL', 'visitor'))).toBe('Tashi verified their email');
  expect(read(entry('SIGN_IN', 'session', [], 'REFUSED'))).toBe('Failed sign-in as Tiger’s Nest');
  expect(read(entry('CREATE'), arabic)).toBe('أنشأ Tashi الفعالية «Tiger’s Nest»');
});

test('the audit trail names a switch by what it was set to', () => {
  const set = (field: string, after: string) => read(entry('TOGGLE', 'event', [{ field, after }]));
  expect(set('published', 'true')).toBe('Tashi published the event “Tiger’s Nest”');
  expect(set('published', 'false')).toBe('Tashi unpublished the event “Tiger’s Nest”');
  expect(set('active', 'false')).toBe('Tashi deactivated the event “Tiger’s Nest”');
  const post = entry('TOGGLE', 'blogPost', [{ field: 'active', after: 'true' }]);
  expect(read(post)).toContain('Tashi published the ');
  expect(fieldLabel(english, 'blogPost', 'active')).toBe('Published');
  expect(fieldLabel(english, 'event', 'active')).toBe('Active');
  expect(read(entry('TOGGLE'))).toBe('Tashi switched the event “Tiger’s Nest”');
});

test('every action has a sentence of its own, in Arabic too', () => {
  for (const action of AUDIT_ACTIONS) {
    const sentence = sentenceOf(entry(action));
    expect(sentence).not.toBe('people.whoActionWhat');
    expect(arabic.words(sentence)).not.toBe(english.words(sentence));
  }
  expect(read(entry('MADE_UP'))).toBe('Tashi: MADE_UP the event “Tiger’s Nest”');
});

test('the audit trail names a record by its kind where its name is withheld', () => {
  expect(phraseOf({ kind: 'event', label: '' })).toBe('people.theKind');
});

test('fields and values are read as words', () => {
  expect(fieldLabel(english, 'event', 'benefitDetailsOneHeading.ar')).toBe('First benefit heading (ar)');
  expect(fieldLabel(arabic, 'event', 'name')).toBe('اسم الفعالية');
  expect(fieldLabel(english, 'eventBooking', 'priceLabel')).toBe('Price label');
  expect(fieldLabel(english, 'course', 'questions.2.answer.ar')).toBe('Questions 2: Answer (ar)');
  expect(fieldLabel(english, 'course', 'questions.2')).toBe('Questions 2');
  expect(['true', '"[rich text]"', '"Text"', null].map((json) => valueLabel(english, json))).toEqual([
    'Yes',
    'Formatted text',
    'Text',
    '—',
  ]);
});

test('the focal point of a picture is read in percents', () => {
  expect(fieldLabel(english, 'file', 'focusX')).toBe('Focal point, from the left');
  expect(fieldLabel(arabic, 'file', 'focusY')).toBe('نقطة التركيز، من الأعلى');
  expect(valueLabel(english, '0.3', { kind: 'file', field: 'focusX' })).toBe('30%');
  expect(valueLabel(english, '0.3', { kind: 'event', field: 'latitude' })).toBe('0.3');
});

test('an entry of a list that was added, removed or moved is read as words', () => {
  const words = (value: unknown, t = english) =>
    valueLabel(t, JSON.stringify(value), { kind: 'course', field: 'questions.1' });
  expect(words({ 'question.en': 'When?', 'answer.en': '[rich text]', amount: 3 })).toBe(
    'Question (en): When?\nAnswer (en): Formatted text\nAmount: 3',
  );
  expect(words({ place: 2, title: 'When?' })).toBe('Place 2: When?');
  expect(words({ place: 2, title: 'When?' }, arabic)).toBe('الموضع 2: When?');
  expect(words(['Paper', 'Thread'])).toBe('Paper, Thread');
});
