import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import { RELEASE, RELEASE_PERMISSIONS } from '@polyphony/domain/publishing/releases.js';
import { SETTINGS, SETTINGS_PERMISSIONS } from '@polyphony/domain/settings/settingsPanel.js';
import { SITE_TEXT_PERMISSIONS, SITE_TEXTS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { passes, type Gate, type Holder } from './gates.js';

/** Readers of what the audit trail and the bin hold of a kind: those who may see its records. */
const READERS: ReadonlyMap<string, Gate> = new Map<string, Gate>([
  ...allKinds.map(({ name, permissions }) => [name, permissions.details] as const),
  ...allReadMostlyKinds.map(({ name, permission: { view } }) => [name, [view]] as const),
  [SETTINGS, SETTINGS_PERMISSIONS],
  [SITE_TEXTS, SITE_TEXT_PERMISSIONS],
  [RELEASE, RELEASE_PERMISSIONS],
  // Sign-ins are what the trail is for: its own permission is the gate.
  ['session', []],
]);

const known = new WeakMap<Holder, ReadonlySet<string>>();

/** The kinds whose names and values a person may read; a kind that is not known is read by nobody. */
export function readableKinds(holder: Holder): ReadonlySet<string> {
  const kinds =
    known.get(holder) ?? new Set([...READERS].flatMap(([kind, gate]) => (passes(gate, holder) ? [kind] : [])));
  known.set(holder, kinds);
  return kinds;
}
