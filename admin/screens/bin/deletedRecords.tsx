import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts, readMostlyFacts, type KindFacts } from '../../graphql/generated/kindFacts';
import { deletedRecordOperations as operations } from '../../graphql/generated/operations/deletedRecord';
import { ReadMostlyList } from '../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../records/readMostly/screen';
import { DELETION } from '../../records/bulk/deletion';
import { listDate } from '../../records/format';
import { text } from '../../texts/useT';
import { screens } from '..';

const kinds = Object.values<KindFacts>(kindFacts);
/** Of the others there are records of the demo content alone. */
const binned = new Set(kinds.flatMap(({ name, deletedForGood }) => (deletedForGood ? [] : [name])));

/** The title of a kind's list, by the kind: several kinds have the label 'Category'. */
const titles = new Map(
  kinds.map(({ name, plural, label }) => [
    name,
    screens.find(({ gate }) => gate?.[0] === 'Query' && gate[1] === plural)?.title ?? label,
  ]),
);
const titleOf = (kind: string) => {
  const title = titles.get(kind);
  return title ? text(title) : kind;
};

const choices = [...titles].flatMap(([name, label]) => (binned.has(name) ? [{ id: name, label, value: name }] : []));

/** Deleted records: staff restore them, or delete them for good before their time. */
export const screen = readMostlyScreen({
  facts: readMostlyFacts.deletedRecord,
  operations,
  search: { label: 'records.searchByName', field: 'searchName' },
  filters: [{ param: 'kind', field: 'kind', label: 'people.kind', choices, all: 'people.everything' }],
  columns: [
    {
      field: 'title',
      header: 'labels.name',
      lines: ({ title }) => [title],
      as: 'name',
      flex: 1,
      minWidth: 140,
      stacked: 'main',
      always: true,
    },
    {
      field: 'kind',
      header: 'people.kind',
      lines: ({ kind }) => [titleOf(kind)],
      flex: 0.5,
      minWidth: 90,
      stacked: 'main',
    },
    {
      field: 'createdAt',
      header: 'people.deleted',
      lines: ({ createdAt, deletedBy }) => [listDate(createdAt), deletedBy],
      heads: ['people.deleted', 'people.deletedBy'],
      flex: 0.7,
      minWidth: 130,
      stacked: 'main',
    },
    {
      field: 'expiresAt',
      header: 'people.keptUntil',
      lines: ({ expiresAt }) => [listDate(expiresAt)],
      width: 120,
      stacked: 'aside',
    },
  ],
  nameOf: ({ title }) => title,
  empty: screenTexts.noData,
  actions: {
    restore: {},
    erase: {
      confirmation: {
        title: 'records.areYouAbsolutelySure',
        button: 'records.yesImSure',
        destructive: true,
        text: 'people.thisActionCannotBeUndone',
        values: ({ title }) => ({ name: title }),
      },
      bulkConfirmation: DELETION,
    },
  },
});

/** Every kind is restored to its own lists. */
const READ_FROM = ['deletedRecord'];

export const Component = () => <ReadMostlyList screen={screen} readFrom={READ_FROM} />;
