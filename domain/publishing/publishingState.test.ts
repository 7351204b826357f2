import {
  afterStep,
  isReversible,
  PUBLISHING_STATES,
  publishingCondition,
  publishingStateOf,
  type PublishingFields,
  type PublishingStep,
} from './publishingState.js';

const CREATED = new Date('2027-03-01T08:00:00Z');
const FIRST = new Date('2027-03-02T08:00:00Z');
const NOW = new Date('2027-03-05T08:00:00Z');
const PAST = new Date('2027-03-05T07:59:00Z');
const LATER = new Date('2027-03-06T08:00:00Z');

const draft = { active: false, publishAt: null, firstPublishedAt: null };
const published = { active: true, publishAt: null, firstPublishedAt: FIRST };
const withdrawn = { active: false, publishAt: null, firstPublishedAt: FIRST };
const scheduled = (publishAt = LATER, firstPublishedAt: Date | null = null) => ({
  active: false,
  publishAt,
  firstPublishedAt,
});
/** A record that was visible before its kind had states, and has no other field. */
const older = { active: true };

const publish: PublishingStep = { step: 'publish' };
const withdraw: PublishingStep = { step: 'withdraw' };
const due: PublishingStep = { step: 'due' };
const end: PublishingStep = { step: 'end' };
const schedule = (at: Date): PublishingStep => ({ step: 'schedule', at });

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a new record', draft, 'draft'],
  ['a record without any of the fields', {}, 'draft'],
  ['a record with a time to come', scheduled(), 'scheduled'],
  ['a withdrawn record with a time to come', scheduled(LATER, FIRST), 'scheduled'],
  ['a visible record', published, 'published'],
  ['a record of before there were states', older, 'published'],
  ['a record that was visible once', withdrawn, 'withdrawn'],
])('publishingState tells the state of %s', (_, record, state) =>
  expect(publishingStateOf('active', record)).toBe(state),
);

test.each<[string, Readonly<Record<string, unknown>>, PublishingStep, PublishingFields | null]>([
  ['publishes a draft', draft, publish, { ...published, firstPublishedAt: NOW }],
  ['publishes a scheduled record before its time', scheduled(), publish, { ...published, firstPublishedAt: NOW }],
  ['publishes a withdrawn record with the date of the first time', withdrawn, publish, published],
  ['leaves a published record published', published, publish, published],
  ['withdraws a published record', published, withdraw, withdrawn],
  ['keeps a date for a record of before there were states', older, withdraw, { ...draft, firstPublishedAt: CREATED }],
  ['makes a scheduled record a draft again', scheduled(), withdraw, draft],
  ['makes a scheduled record withdrawn again', scheduled(LATER, FIRST), withdraw, withdrawn],
  ['leaves a draft a draft', draft, withdraw, draft],
  ['schedules a draft', draft, schedule(LATER), scheduled()],
  ['schedules another time', scheduled(NOW), schedule(LATER), scheduled()],
  ['schedules a withdrawn record', withdrawn, schedule(LATER), scheduled(LATER, FIRST)],
  ['does not schedule a published record', published, schedule(LATER), null],
  ['publishes what was due a minute ago', scheduled(PAST), due, { ...published, firstPublishedAt: NOW }],
  ['publishes what is due at this moment', scheduled(NOW), due, { ...published, firstPublishedAt: NOW }],
  ['publishes a withdrawn record that is due with the date of the first time', scheduled(PAST, FIRST), due, published],
  ['does not publish before the time', scheduled(LATER), due, null],
  ['does not publish a draft', draft, due, null],
  ['does not publish what somebody published meanwhile', published, due, null],
  ['does not publish what somebody withdrew meanwhile', withdrawn, due, null],
  ['withdraws what is over', published, end, withdrawn],
  ['withdraws what is over and is of before there were states', older, end, { ...draft, firstPublishedAt: CREATED }],
  ['does not end what somebody withdrew meanwhile', withdrawn, end, null],
  ['does not end what is scheduled to be published again', scheduled(LATER, FIRST), end, null],
])('a step of publication %s', (_, record, step, after) =>
  expect(afterStep('active', { ...record, createdAt: CREATED }, step, NOW)).toEqual(after),
);

test('a record is published by the switch of its kind, which leaves the others', () => {
  const event = { active: false, published: false, createdAt: CREATED };
  expect(afterStep('published', event, publish, NOW)).toEqual({
    published: true,
    publishAt: null,
    firstPublishedAt: NOW,
  });
  expect(publishingStateOf('published', { active: true, published: false })).toBe('draft');
  expect(publishingCondition('published', 'scheduled')).toEqual({ published: false, publishAt: { $ne: null } });
});

test('a switch of publication is reversible where two steps bring back the state before, and every other switch is', () => {
  const records = { draft, scheduled: scheduled(), published, withdrawn };
  const posts = { publishing: 'active' } as const;
  const [there, back] = [publish, withdraw];
  for (const state of PUBLISHING_STATES) {
    const steps = state === 'published' ? [back, there] : [there, back];
    const after = steps.reduce<Readonly<Record<string, unknown>>>(
      (record, step) => ({ ...afterStep('active', { ...record, createdAt: CREATED }, step, NOW) }),
      records[state],
    );
    expect([state, isReversible(posts, 'active', state)]).toEqual([
      state,
      publishingStateOf('active', after) === state,
    ]);
    expect(isReversible(posts, 'featured', state)).toBe(true);
  }
  expect(isReversible({}, 'active', null)).toBe(true);
});
