import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Outgoing } from './outgoing.js';
import type { MailTransport } from './transport.js';

/** How many mails are kept; the oldest go. */
const KEPT = 200;

/**
 * Where mails go without an SMTP server: one .eml file each, which any mail program opens. Their names begin with the
 * time, so that they sort by it. The files hold codes: only this account may read them.
 */
export class Outbox implements MailTransport {
  readonly describes: string;
  readonly #compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(readonly folder: string) {
    this.describes = folder;
  }

  async send(mail: Outgoing): Promise<void> {
    const { message } = await this.#compose.sendMail({ ...mail });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.messageId.slice(1, 9)}.eml`;
    const path = join(this.folder, name);
    // Renamed when it is whole, so that nobody who watches the folder reads half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    await this.#forgetOldest();
  }

  close(): void {
    this.#compose.close();
  }

  async #forgetOldest(): Promise<void> {
    const mails = (await readdir(this.folder)).filter((name) => name.endsWith('.eml')).sort();
    await Promise.all(mails.slice(0, -KEPT).map((name) => rm(join(this.folder, name), { force: true })));
  }
}
