import { searchWords } from '@polyphony/domain/text/folded.js';
import { AuditEntryModel } from '../../audit/auditEntry.js';
import type { AuditFacts, ChainedEntry } from '../../audit/chain.js';
import { redactEntries } from '../../audit/redaction.js';
import { entriesAdded } from '../../audit/trail.js';
import { mayHold } from '../../platform/searchKeys.js';
import type { Person, PersonalRecords } from './personalData.js';

/** Entries of the trail in an export: the latest ones. */
const EXPORTED = 5000;

/** Entries of what the person did, and of what was done to the account. */
const byId = (id: string) => ({ $or: [{ 'actor.id': id }, { 'target.kind': 'visitor', 'target.id': id }] });

/** Entries that name the address alone: refused sign-ins. */
const byEmail = (email: string) => ({
  ...mayHold(searchWords(email)),
  'target.kind': 'session',
  'target.label': email,
});

/** Reference of the trail to the person from now on: an id without a name. */
export const subjectOf = ({ _id }: Pick<Person, '_id'>): AuditFacts['target'] => ({
  kind: 'visitor',
  id: _id.toHexString(),
  label: '',
});

/** The audit trail: its entries stay, and name the person no more. */
export const personalTrail: PersonalRecords = {
  name: 'log',
  async collect({ _id, email }) {
    await entriesAdded();
    const id = _id.toHexString();
    const read = (which: object) =>
      AuditEntryModel.find(which).sort({ seq: -1 }).limit(EXPORTED).lean<ChainedEntry[]>();
    const entries = [...(await read(byId(id))), ...(await read(byEmail(email)))];
    const unique = new Map(entries.map((entry) => [entry.seq, entry]));
    return [...unique.values()]
      .sort((one, other) => other.seq - one.seq)
      .slice(0, EXPORTED)
      .map(({ at, action, outcome, actor, from }) => ({
        ...{ at, action, outcome },
        // The locations of staff are their own.
        ...((actor === null || actor.id === id) && { networkAddress: from.ip, browser: from.userAgent }),
      }));
  },
  async erase(person) {
    const { _id, email } = person;
    const id = _id.toHexString();
    const redact = ({ actor, target, from, changes }: ChainedEntry) => {
      const own = actor?.id === id;
      return {
        actor: own ? { ...actor, name: '' } : actor,
        target: own || target.id === id || target.label === email ? { ...target, label: '' } : target,
        from: own || actor === null ? { ...from, ip: '', userAgent: null } : from,
        changes,
      };
    };
    const subject = subjectOf(person);
    await redactEntries({ which: byId(id), redact, subject });
    await redactEntries({ which: byEmail(email), redact, subject });
  },
};
