import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { draftOperationsOf } from '../records/draftOperations.js';
import { marked, someFields } from './saves.js';
import { acknowledge, among, attempt, knownOf, writeOf, type Turn } from './turn.js';
import type { Known } from './world.js';

const draftsOf = ({ name }: AnyKind) => draftOperationsOf(name);

const changers = ({ kind: { permissions } }: Turn, lang: string) =>
  lang === 'en' ? [permissions.edit] : [permissions.edit, permissions.translate];

/** Saves what a language of a draft holds. */
export async function saveDraft(turn: Turn): Promise<void> {
  const { kind, random } = turn;
  const known = knownOf(turn);
  if (!known) return;
  const lang = among(random, ['en', 'ar']) ?? 'en';
  const { values, marks } = marked(turn, someFields(turn, lang), lang);
  const done = await attempt(turn, {
    name: 'save a draft of',
    document: draftsOf(kind).save,
    variables: { id: known.id, lang, values, from: known.version, revision: known.draft },
    gate: changers(turn, lang),
    ids: [],
    marks,
  });
  if (done) known.draft = done.draft?.revision ?? null;
}

/** The revision of a draft that a person may see. */
async function seen({ world, person, kind }: Turn, { id }: Known): Promise<string | null> {
  const { value } = await world.request(person, draftsOf(kind).read, { id });
  return value?.revision ?? null;
}

/** Publishes a draft, or one language of it. */
export async function publishDraft(turn: Turn): Promise<void> {
  const { world, kind, random } = turn;
  const known = knownOf(turn);
  const revision = known && (await seen(turn, known));
  if (!known || !revision) return;
  const done = await attempt(turn, {
    name: 'publish the draft of',
    document: `mutation ($id: ID!, $revision: ID!, $lang: String, $version: Int) {
      ${kind.names.publishDraft}(id: $id, revision: $revision, lang: $lang, version: $version) ${writeOf(kind)} }`,
    variables: { id: known.id, revision, lang: among(random, ['en', 'ar', null]), version: known.version },
    gate: changers(turn, 'ar'),
    ids: [known.id],
  });
  known.draft = await seen(turn, known);
  if (!done) return;
  world.ledger.publishedDrafts.add(revision);
  // It changes the record, unless its texts were published by themselves meanwhile.
  acknowledge(turn, known, done.record, []);
}

export async function discardDraft(turn: Turn): Promise<void> {
  const { kind, random } = turn;
  const known = knownOf(turn);
  const revision = known && (await seen(turn, known));
  if (!known || !revision) return;
  const done = await attempt(turn, {
    name: 'discard the draft of',
    document: draftsOf(kind).discard,
    variables: { id: known.id, revision, lang: among(random, ['en', 'ar', null]) },
    gate: changers(turn, 'ar'),
    ids: [],
  });
  if (done) known.draft = done.draft?.revision ?? null;
}
