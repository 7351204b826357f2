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
const titleOf = (kind: string) => text(titles.get(kind) ?? kind);

const choices = [...titles].flatMap(([name, label]) => (binned.has(name) ? [{ id: name, label, value: name }] : []));

/** Deleted records: staff restore them, or delete them for good before their time. */
export const screen = readMostlyScreen({
  facts: readMostlyFacts.deletedRecord,
  operations,
  search: { label: 'Search by name', field: 'searchName' },
  filters: [{ param: 'kind', field: 'kind', label: 'Kind', choices, all: 'Everything' }],
  columns: [
    {
      field: 'title',
      header: 'Name',
      lines: ({ title }) => [title],
      as: 'name',
      flex: 1,
      minWidth: 140,
      stacked: 'main',
      always: true,
    },
    {
      field: 'kind',
      header: 'Kind',
      lines: ({ kind }) => [titleOf(kind)],
      flex: 0.5,
      minWidth: 90,
      stacked: 'main',
    },
    {
      field: 'createdAt',
      header: 'Deleted',
      lines: ({ createdAt, deletedBy }) => [listDate(createdAt), deletedBy],
      heads: ['Deleted', 'Deleted by'],
      flex: 0.7,
      minWidth: 130,
      stacked: 'main',
    },
    {
      field: 'expiresAt',
      header: 'Kept until',
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
        title: 'Are you absolutely sure?',
        button: "Yes, I'm sure",
        destructive: true,
        text: 'This action cannot be undone. {name} will be permanently deleted.',
        values: ({ title }) => ({ name: title }),
      },
      bulkConfirmation: DELETION,
    },
  },
});

/** Every kind is restored to its own lists. */
const READ_FROM = ['deletedRecord'];

export const Component = () => <ReadMostlyList screen={screen} readFrom={READ_FROM} />;
