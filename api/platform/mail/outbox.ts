import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { whenMissing } from '../fileErrors.js';
import type { Outgoing } from './outgoing.js';
import type { MailTransport } from './transport.js';
import { fromKeys, hasFields } from '../values.js';

/** Number of mails that are stored; the oldest are deleted. */
const STORED_MAILS = 200;

/** A mail of the outbox, in a readable form. */
export interface StoredMail {
  /** File name without extension. */
  readonly name: string;
  readonly date: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
const TEXTS = ['name', 'date', 'to', 'subject', 'text', 'html'] as const satisfies readonly (keyof StoredMail)[];
const STORED_MAIL = fromKeys(TEXTS, () => 'string' as const);

const NAME = /^[\w-]+$/;

/**
 * The transport without an SMTP server: writes one .eml file per mail, which any mail program opens, and a .json file
 * with its texts for the outbox page of a development server. File names begin with the time, so that they sort by it.
 * The files contain one-time codes, so only the account that runs the server may read them.
 */
export class Outbox implements MailTransport {
  readonly describes: string;
  readonly #compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(readonly folder: string) {
    this.describes = folder;
  }

  async send(mail: Outgoing): Promise<void> {
    // Quoted-printable, so that the code is readable in the file itself, whatever the language.
    const { message } = await this.#compose.sendMail({ ...mail, textEncoding: 'quoted-printable' });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.messageId.slice(1, 9)}`;
    const { subject, text, html } = mail;
    const stored: StoredMail = { name, date: mail.date.toISOString(), to: mail.to.address, subject, text, html };
    await this.#write(`${name}.json`, JSON.stringify(stored));
    await this.#write(`${name}.eml`, message);
    await this.#forgetOldest();
  }

  /** All mails, newest first. */
  async all(): Promise<StoredMail[]> {
    const mails = await Promise.all((await this.#names()).reverse().map((name) => this.one(name)));
    return mails.flatMap((mail) => mail ?? []);
  }

  /** The mail with this name, or null. */
  async one(name: string): Promise<StoredMail | null> {
    if (!NAME.test(name)) return null;
    const text = await readFile(join(this.folder, `${name}.json`), 'utf8').catch(whenMissing(null));
    const stored: unknown = text === null ? null : JSON.parse(text);
    return hasFields(stored, STORED_MAIL) ? stored : null;
  }

  close(): void {
    this.#compose.close();
  }

  /** Written under another name and renamed, so that a program that watches the folder never reads half a mail. */
  async #write(file: string, content: string | Buffer | Readable): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(`${path}.part`, content, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  async #names(): Promise<string[]> {
    // The folder is created with the first mail.
    const files = await readdir(this.folder).catch(whenMissing<string[]>([]));
    return files.flatMap((file) => /^(.*)\.eml$/.exec(file)?.[1] ?? []).sort();
  }

  async #forgetOldest(): Promise<void> {
    const old = (await this.#names()).slice(0, -STORED_MAILS);
    const files = old.flatMap((name) => [`${name}.eml`, `${name}.json`]);
    await Promise.all(files.map((file) => rm(join(this.folder, file), { force: true })));
  }
}

/** Deletes the mails of an outbox that a condition is true of. A folder that does not exist has none. */
export async function deleteStoredMails(folder: string, concerns: (mail: StoredMail) => boolean): Promise<void> {
  const outbox = new Outbox(folder);
  for (const mail of await outbox.all())
    if (concerns(mail))
      for (const type of ['eml', 'json']) await rm(join(folder, `${mail.name}.${type}`), { force: true });
  outbox.close();
}
