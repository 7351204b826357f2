import { cellOf, type ImportValue } from '@polyphony/domain/import/cells.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IMPORT_STATES, type ImportState, type StoredLine } from '../../records/import/storedImport.js';
import { MessageField } from '../../records/schema/messageField.js';
import { DateTime } from '../../records/schema/scalars.js';
import { ImportMatching } from './matchingTypes.js';
import { PageInfo, Payload } from '../../records/schema/types.js';

const stateEnum = Object.fromEntries(IMPORT_STATES.map((state) => [state, state]));
registerEnumType(stateEnum, {
  name: 'ImportState',
  description:
    'READING: its file is being sent. MATCHING: waits for a person to say what its columns are. CHECKING, APPLYING, UNDOING: the server works on it. CHECKED: waits to be applied. FAILED: stopped by a fault; what is written stays.',
});

/** Planned or actual outcomes of a row. */
export const LINE_OUTCOMES = [
  'CREATE',
  'CHANGE',
  'REJECTED',
  'CREATED',
  'CHANGED',
  'SKIPPED',
  'UNDONE',
  'KEPT',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];
const outcomeEnum = Object.fromEntries(LINE_OUTCOMES.map((outcome) => [outcome, outcome]));
registerEnumType(outcomeEnum, {
  name: 'ImportOutcome',
  description:
    'CREATE, CHANGE: what the row will do. REJECTED: the file says something that cannot be stored. SKIPPED: not written after all. KEPT: could not be taken back.',
});

const ENDINGS = {
  rejected: 'REJECTED',
  skipped: 'SKIPPED',
  undone: 'UNDONE',
  kept: 'KEPT',
} as const satisfies Readonly<Record<string, LineOutcome>>;

/** Outcome of a row; null before it is checked. */
export function outcomeOf({ state, action }: StoredLine): LineOutcome | null {
  const isNew = action === 'create';
  switch (state) {
    case 'read':
      return null;
    case 'planned':
      return isNew ? 'CREATE' : 'CHANGE';
    case 'written':
      return isNew ? 'CREATED' : 'CHANGED';
    default:
      return ENDINGS[state];
  }
}

/** Characters of a value that a list of changes shows. */
const LISTED_LENGTH = 300;

/** A value as its cell says it, cut where it is long. */
export function formatImportValue(value: ImportValue): string {
  const text = String(cellOf(value) ?? '');
  return text.length > LISTED_LENGTH ? `${text.slice(0, LISTED_LENGTH)}…` : text;
}

@ObjectType({ description: 'What is wrong with a row of a file.', simpleResolvers: true })
export class ImportError {
  @Field({ description: "The column, such as 'name.ar'; empty for the row as a whole." }) column!: string;
  @MessageField({ description: 'What is wrong, for a person.' }) message!: Message;
}

@ObjectType({ description: 'What a row changes in one column.', simpleResolvers: true })
export class ImportChange {
  @Field({ description: "The column, such as 'name.ar'." }) column!: string;
  @Field({ description: `The former value, cut after ${LISTED_LENGTH} characters.` }) before!: string;
  @Field({ description: `The value of the file, cut after ${LISTED_LENGTH} characters.` }) after!: string;
}

@ObjectType({ description: 'A row of a file that changes something, or cannot.', simpleResolvers: true })
export class ImportLine {
  @Field(() => Int, { description: 'The line of the file that it begins on, from 1.' }) line!: number;
  @Field(() => outcomeEnum, { nullable: true, description: 'What it will do, or did; null before it is checked.' })
  outcome!: LineOutcome | null;
  @Field({ description: 'The title of the record, in the base language.' }) title!: string;
  @Field(() => ID, { nullable: true, description: 'The id of the record; null for one that is not written.' })
  recordId!: string | null;
  @Field(() => [ImportChange], { description: 'What it changes; empty for new records.' }) changes!: ImportChange[];
  @Field(() => [ImportError], { description: 'What is wrong with it.' }) errors!: ImportError[];
}

@ObjectType({ description: 'A page of the rows of an import.', simpleResolvers: true })
export class ImportLinePage {
  @Field(() => [ImportLine], { description: 'In the order of the file.' }) rows!: ImportLine[];
  @Field(() => PageInfo, { description: 'The position of the page in its list.' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'How many rows of an import came to what.', simpleResolvers: true })
export class ImportCounts {
  @Field(() => Int, { description: 'Rows of the file.' }) rows!: number;
  @Field(() => Int, { description: 'Rows that create a record.' }) create!: number;
  @Field(() => Int, { description: 'Rows that change one.' }) change!: number;
  @Field(() => Int, { description: 'Rows that say what their records say already.' }) same!: number;
  @Field(() => Int, { description: 'Rows that cannot be written.' }) rejected!: number;
  @Field(() => Int, { description: 'Rows that were written.' }) written!: number;
  @Field(() => Int, { description: 'Rows that were not written after all.' }) skipped!: number;
  @Field(() => Int, { description: 'Rows that were taken back.' }) undone!: number;
  @Field(() => Int, { description: 'Rows that could not be taken back.' }) kept!: number;
}

@ObjectType({ description: 'The import of a file by a user, and its progress.', simpleResolvers: true })
export class Import {
  @Field(() => ID, { description: 'Id of the import.' }) id!: string;
  @Field({ description: "The kind of its records: 'event', 'blogPost', …" }) kind!: string;
  @Field({ description: 'What its file is called.' }) fileName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Who began it, where that is not the signed-in person: someone whose account is not active any more.',
  })
  by!: string | null;
  @Field(() => DateTime, { description: 'When the file was sent.' }) createdAt!: Date;
  @Field(() => stateEnum, { description: 'What is done with it.' }) state!: ImportState;
  @Field(() => ImportCounts, { description: 'How far that is.' }) counts!: ImportCounts;
  @Field(() => ImportMatching, {
    nullable: true,
    description: 'What its columns may be, where a person has to say it; null in every state but MATCHING.',
  })
  matching!: ImportMatching | null;
  @MessageField({ nullable: true, description: 'Why it failed.' }) problem!: Message | null;
}

@ObjectType({ description: 'What became of an import.' })
export class ImportPayload extends Payload {
  @Field(() => Import, { nullable: true, description: 'The import; null when nothing was done.' })
  import!: Import | null;
}
