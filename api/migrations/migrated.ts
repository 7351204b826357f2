import { migrations } from './list.js';
import { isRecordStep, type RecordStep, type Values } from './migration.js';

/*
 * What is migrated when it is read: what was stored when `since` was the last step, as it is by all later ones. Without a
 * number, it was stored before there were steps.
 */

type Since = number | null | undefined;

/** The steps that are about a kind. Forms of parts of a record have names of their own: 'Settings/globalSeo'. */
function stepsAbout(name: string, since: Since): readonly RecordStep[] {
  const kind = name.split('/')[0] ?? name;
  return migrations.filter(isRecordStep).filter(({ number, kinds }) => number > (since ?? 0) && kinds.includes(kind));
}

/** A stored record. The same object where no step is about it. */
export const migratedRecord = <Stored extends Values>(kind: string, since: Since, record: Stored): Stored =>
  // A step makes of a record of an earlier version one of this version: no type has the earlier one.
  stepsAbout(kind, since).reduce<Values>((values, step) => step.record(values), record) as Stored;

/** A change in a history. With `at`, its values are parts of a long text. */
interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly at?: number;
}

const changeBy =
  ({ path, value }: RecordStep) =>
  <One extends Change>(change: One): One => {
    const of = (stored: unknown) => (change.at === undefined ? value(change.path, stored) : stored);
    return { ...change, path: path(change.path), before: of(change.before), after: of(change.after) };
  };

/** Changes made by a revision of a history. */
export const migratedChanges = <One extends Change>(
  kind: string,
  since: Since,
  changes: readonly One[],
): readonly One[] => stepsAbout(kind, since).reduce((all, step) => all.map(changeBy(step)), changes);

const renamed = (step: RecordStep, values: Values, nameOf: (path: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [nameOf(step.path(path)), step.value(path, value)]));

/** Values by column, as archives and files of records have them. */
export const migratedColumns = (kind: string, since: Since, values: Values): Values =>
  stepsAbout(kind, since).reduce((all, step) => columnsBy(step, all), values);

export const columnsBy = (step: RecordStep, values: Values): Values => renamed(step, values, (path) => path);

/** The values of a form in one language. @param form the name of the form: that of a kind, or 'kind/part' */
export const migratedForm = (form: string, since: Since, values: Values): Values =>
  stepsAbout(form, since).reduce((all, step) => formBy(step, all), values);

/** A form has the texts of one language, by field. */
export const formBy = (step: RecordStep, values: Values): Values =>
  renamed(step, values, (path) => path.split('.')[0] ?? path);
