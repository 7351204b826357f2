import type { TextName } from '../../texts/translate';
import type { KindSpec } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles, type PublishingState } from '@polyphony/domain/publishing/publishingState.js';

/** Labels of the states. */
export const PUBLISHING_LABELS: Readonly<Record<PublishingState, TextName>> = {
  draft: 'publishing.draft',
  scheduled: 'publishing.scheduled',
  published: 'words.published',
  withdrawn: 'publishing.withdrawn',
};

const isState = (name: string): name is PublishingState => Object.hasOwn(PUBLISHING_LABELS, name);

/** The state of a record as the API returns it, 'DRAFT'; null for a kind without states. */
export function stateOfRow({ publishingState }: Readonly<Record<string, unknown>>): PublishingState | null {
  const name = typeof publishingState === 'string' ? publishingState.toLowerCase() : '';
  return isState(name) ? name : null;
}

/** Whether every switch that hides a record from visitors is on. */
export const isVisible = (kind: Pick<KindSpec, 'toggles'>, record: Readonly<Record<string, unknown>>): boolean =>
  visibleToggles(kind).every((toggle) => record[toggle] === true);
