import type { TextName } from '../../texts/translate';
import type { RecordHistoryQuery } from '../../graphql/generated/typed/graphql';
import type { Translate } from '../../texts/translate';
import { fieldLabel } from '../changeWords';

export type Revision = RecordHistoryQuery['recordHistory']['rows'][number];

/** Names of the actions, in a word or two; actions of other versions of the product are edits. */
const ACTIONS: Readonly<Record<string, TextName>> = {
  CREATE: 'records.created',
  UPDATE: 'records.edited',
  REPLACE: 'records.edited',
  TRANSLATE: 'records.translated',
  TOGGLE: 'records.switched',
  SCHEDULE: 'publishing.scheduled',
  PUBLISH: 'records.publishedAsScheduled',
  DELETE: 'people.deleted',
  RESTORE: 'records.restoredFromTheBin',
};

export const actionWords = (t: Translate, { action }: Revision): string => t(ACTIONS[action] ?? 'records.edited');

/** Fields that are named one by one; more are counted. */
const NAMED = 3;

/** The fields that a revision changed: 'Title, Title (ar) and 2 more'; '' for a record that was created or deleted. */
export function fieldWords(t: Translate, kind: string, { action, fields }: Revision): string {
  if (action === 'CREATE') return '';
  const names = fields.slice(0, NAMED).map((field) => fieldLabel(t, kind, field));
  const more = fields.length - names.length;
  return more > 0
    ? t('records.fieldsAndCountMore', { fields: names.join(t('records.text')), count: more })
    : names.join(t('records.text'));
}
