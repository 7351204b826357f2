import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { eventually } from '../runs/eventually.js';

const recipient = ({ to }: ParsedMail) => (Array.isArray(to) ? to : [to]).map((list) => list?.text).join(', ');

/** Reads the mails that a server without SMTP has written to its outbox. */
export class Mailbox {
  readonly #read = new Set<string>();
  readonly #parsed = new Map<string, ParsedMail>();

  constructor(readonly folder: string) {}

  /** Every mail to the address so far, oldest first. */
  async all(to: string): Promise<ParsedMail[]> {
    return (await this.#filesTo(to)).map(([, mail]) => mail);
  }

  /** The oldest mail to the address that was not returned before; waits for it. */
  async next(to: string): Promise<ParsedMail> {
    const unread = async () => (await this.#filesTo(to)).find(([name]) => !this.#read.has(name));
    const [name, mail] = await eventually(unread, `a further mail to ${to}`);
    this.#read.add(name);
    return mail;
  }

  async #filesTo(to: string): Promise<[name: string, mail: ParsedMail][]> {
    const names = await readdir(this.folder).catch(() => [] as string[]); // Made with the first mail.
    const found: [string, ParsedMail][] = [];
    for (const name of names.filter((one) => one.endsWith('.eml')).sort()) {
      const mail = this.#parsed.get(name) ?? (await simpleParser(await readFile(join(this.folder, name))));
      this.#parsed.set(name, mail);
      if (recipient(mail) === to) found.push([name, mail]);
    }
    return found;
  }
}
