import { marked, someFields } from './saves.js';
import { acknowledge, among, attempt, knownOf, writeOf, type Turn } from './turn.js';
import type { Known } from './world.js';

interface DraftPayload {
  readonly draft: { readonly revision: string | null } | null;
}
const DRAFT = '{ success message errors { field message } draft { revision } }';

const changers = ({ kind: { permissions } }: Turn, lang: string) =>
  lang === 'en' ? [permissions.edit] : [permissions.edit, permissions.translate];

/** Saves what a language of a draft holds. */
export async function saveDraft(turn: Turn): Promise<void> {
  const { kind, random } = turn;
  const known = knownOf(turn);
  if (!known) return;
  const lang = among(random, ['en', 'ar']) ?? 'en';
  const { values, marks } = marked(turn, someFields(turn, lang), lang);
  const done = await attempt<DraftPayload>(turn, {
    name: 'save a draft of',
    document: `mutation ($id: ID!, $lang: String!, $values: DraftValues!, $from: Int!, $revision: ID) {
      ${kind.names.saveDraft}(id: $id, lang: $lang, values: $values, from: $from, revision: $revision) ${DRAFT} }`,
    variables: { id: known.id, lang, values, from: known.version, revision: known.draft },
    gate: changers(turn, lang),
    ids: [],
    marks,
  });
  if (done) known.draft = done.draft?.revision ?? null;
}

/** The revision of a draft that a person may see. */
async function seen({ world, person, kind }: Turn, { id }: Known): Promise<string | null> {
  const document = `query ($id: ID!) { ${kind.names.draft}(id: $id) { revision } }`;
  const { value } = await world.request<{ readonly revision: string | null }>(person, document, { id });
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
  const done = await attempt<DraftPayload>(turn, {
    name: 'discard the draft of',
    document: `mutation ($id: ID!, $revision: ID!, $lang: String) {
      ${kind.names.discardDraft}(id: $id, revision: $revision, lang: $lang) ${DRAFT} }`,
    variables: { id: known.id, revision, lang: among(random, ['en', 'ar', null]) },
    gate: changers(turn, 'ar'),
    ids: [],
  });
  if (done) known.draft = done.draft?.revision ?? null;
}
