import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';

const PATIENCE_MS = 10_000;

const recipient = ({ to }: ParsedMail) => (Array.isArray(to) ? to : [to]).map((list) => list?.text).join(', ');

/** Reads the mails that a server without SMTP has written to its outbox, as their readers would. */
export class Mailbox {
  readonly #read = new Set<string>();
  readonly #parsed = new Map<string, ParsedMail>();

  constructor(readonly folder: string) {}

  /** Every mail to the address so far, oldest first. */
  async all(to: string): Promise<ParsedMail[]> {
    return (await this.#filesTo(to)).map(([, mail]) => mail);
  }

  /** The oldest mail to the address that was not asked for before; waits for it. */
  async next(to: string): Promise<ParsedMail> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(20)) {
      const found = (await this.#filesTo(to)).find(([name]) => !this.#read.has(name));
      if (!found) continue;
      this.#read.add(found[0]);
      return found[1];
    }
    throw new Error(`No further mail to ${to} came.`);
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
