/**
 * Marks that lead from a text of a drawn page to the field that it was typed into. In a preview alone, each text of a record
 * begins with one character of a private plane of Unicode, which no text is written in; the page that is drawn of it is then
 * searched for them: the element around one gets the name of the field, and all of them are removed.
 */

/** Attribute of an element whose text or picture is that of a field. */
export const FIELD_ATTRIBUTE = 'data-field';

/** First character of the plane, and how many there are. */
const FIRST_MARK = 0x10_00_00;
const MARKS = 0xff_fd;

const MARK = /[\u{100000}-\u{10FFFF}]/u;

/** All marks: whole, as the half that a truncation left, and as they are in addresses. */
const ALL_MARKS = /[\u{100000}-\u{10FFFF}]|\p{Surrogate}|%F4(?:%[89AB][0-9A-F]){3}/giu;

/** The text without marks. */
export const unmarked = (text: string): string => text.replace(ALL_MARKS, '');

/** Most records whose shared picture leads to each of them. */
const RECORDS_PER_PICTURE = 40;

/** The part of a field's name that is the same for all fields of a record. */
const recordIn = (field: string): string => field.slice(0, field.lastIndexOf('/') + 1);

/** Texts and pictures of a page that is drawn, by the fields that they are of. */
export class FieldMarks {
  readonly #fields: string[] = [];
  readonly #pictures = new Map<string, string[]>();

  /** The text with the mark of its field; a blank one as it is. */
  text(text: string, field: string): string {
    if (text.trim() === '' || this.#fields.length >= MARKS) return text;
    this.#fields.push(field);
    return String.fromCodePoint(FIRST_MARK + this.#fields.length - 1) + unmarked(text);
  }

  /** Notes the picture of a field; of several fields of a record with one picture, the first. */
  picture(id: string, field: string): void {
    const fields = this.#pictures.get(id) ?? [];
    if (fields.length < RECORDS_PER_PICTURE && !fields.some((one) => recordIn(one) === recordIn(field)))
      this.#pictures.set(id, [...fields, field]);
  }

  /** The field that the first mark in a text is of. */
  fieldIn(text: string): string | null {
    const mark = MARK.exec(text)?.[0].codePointAt(0);
    return mark === undefined ? null : (this.#fields[mark - FIRST_MARK] ?? null);
  }

  /** The fields whose picture a tag of a page shows, one of each record that has it: separated by spaces. */
  pictureIn(tag: string): string | null {
    const id = /\/media\/([0-9a-f]{24})\//.exec(tag)?.[1];
    return (id && this.#pictures.get(id)?.join(' ')) || null;
  }
}
