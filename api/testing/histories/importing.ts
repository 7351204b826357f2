import { csvFile } from '@polyphony/domain/text/csv.js';
import { sendFile, settled, type ImportResponse } from '../records/imports.js';
import { markedFieldsOf } from './texts.js';
import { among, someOf, type Turn } from './turn.js';
import { Unanswered } from './world.js';

type Row = Readonly<Record<string, string>>;

/** The values that a new row has beside its title: those of the form that are no lists. */
function newRow({ world, kind }: Turn): Row {
  const plain = Object.entries(world.maker.freshInput(kind)).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(
    plain.map(([name, value]) => [kind.translatable.includes(name) ? `${name}.en` : name, String(value)]),
  );
}

/** Sends a file that changes the titles of records and adds some, and applies it when it is checked. */
export async function importFile(turn: Turn): Promise<void> {
  const { world, person, kind, random } = turn;
  const title = markedFieldsOf(kind).find(({ name }) => name === kind.titleField);
  if (!title) return;
  const column = title.perLanguage ? `${title.name}.en` : title.name;
  const changed = someOf(random, world.of(kind), random.between(0, 3)).map(({ id }) => ({ id }));
  // Values left blank in a row that changes a record would be blank: new records are in files of their own.
  const rows: readonly Row[] = changed.length > 0 ? changed : kind.noCreate ? [] : [newRow(turn), newRow(turn)];
  if (rows.length === 0) return;
  const marks = rows.map(() => world.marks.next());
  const full = rows.map((row, at): Row => ({ ...row, [column]: String(title.put(marks[at] ?? '', 'en')) }));
  const columns = [...new Set(full.flatMap((row) => Object.keys(row)))];
  const file = csvFile([columns, ...full.map((row) => columns.map((name) => row[name] ?? ''))]);
  const note = (outcome: string) =>
    world.ledger.lines.push(`${person.name}: import ${kind.plural} ${file} → ${outcome}`);
  try {
    const { status, body } = await world.awaitResponse(() => sendFile(world.client(person), kind, file));
    note(String(status));
    if (!body.id) return void marks.forEach((mark) => world.marks.refused.add(mark));
    const sent = { id: body.id, kind, by: person, rows: new Map(marks.map((mark, at) => [at + 2, mark])) };
    world.imports.push(sent);
    await world.awaitResponse(() => settled(world.client(person), sent.id));
    if (random.between(1, 5) > 1) await go(turn, 'applyImport', sent.id);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    note('unanswered');
  }
}

/** Takes back an import that the person has made. */
export async function undoImport(turn: Turn): Promise<void> {
  const { world, person, kind, random } = turn;
  const own = world.imports.filter((one) => one.by === person && one.kind === kind);
  const sent = among(random, own);
  try {
    if (sent) await go(turn, 'undoImport', sent.id);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
}

async function go({ world, person }: Turn, name: 'applyImport' | 'undoImport', id: string): Promise<void> {
  const document = `mutation ($id: ID!) { ${name}(id: $id) { success message } }`;
  const { refusal } = await world.request(person, document, { id });
  world.ledger.lines.push(`${person.name}: ${name} ${id} → ${refusal ?? 'done'}`);
  if (refusal !== null) return;
  const { state }: ImportResponse = await world.awaitResponse(() => settled(world.client(person), id));
  if (state === 'FAILED') throw new Error(`The import ${id} failed.`);
}
