import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** The SMTP error with which the sink refuses messages. */
export interface Refusal {
  readonly at: 'connection' | 'sender' | 'recipient' | 'message';
  readonly responseCode: number;
  readonly message: string;
}

/** A received mail: parsed, its source, and its SMTP recipients. */
export interface Received {
  readonly parsed: ParsedMail;
  readonly source: string;
  readonly recipients: readonly string[];
  readonly tls: boolean;
  readonly user: string | undefined;
}

const refused = ({ responseCode, message }: Refusal) => Object.assign(new Error(message), { responseCode });

/** A real SMTP server on a free port that stores what it receives. */
export class SmtpSink {
  readonly mails: Received[] = [];
  /** The number of messages that were started, including refused ones. */
  attempts = 0;
  /** The number of connections that are closed. */
  closed = 0;
  /** The Message-ID of every message whose content was sent, including refused ones. */
  readonly offered: string[] = [];
  /** The response to every message until this is null again. */
  refusal: Refusal | null = null;
  /** Awaited before a message is accepted. */
  hold: Promise<void> | null = null;
  #server: SMTPServer | null = null;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Listens, on the same port as before if there was one. */
  async start(options: { readonly user?: string; readonly password?: string } = {}): Promise<this> {
    const server = new SMTPServer({
      authOptional: options.user === undefined,
      disabledCommands: options.user === undefined ? ['STARTTLS', 'AUTH'] : [],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        username === options.user && password === options.password
          ? done(null, { user: username })
          : done(new Error('Invalid login')),
      onClose: () => {
        this.closed += 1;
      },
      onConnect: (_session, done) => done(this.refusal?.at === 'connection' ? refused(this.refusal) : null),
      onMailFrom: (_address, _session, done) => done(this.refusal?.at === 'sender' ? refused(this.refusal) : null),
      onRcptTo: (_address, _session, done) => {
        this.attempts += 1;
        done(this.refusal?.at === 'recipient' ? refused(this.refusal) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const source = Buffer.concat(chunks);
          this.offered.push(/^Message-ID: (.*)$/im.exec(source.toString('utf8'))?.[1] ?? '');
          if (this.refusal?.at === 'message') return done(refused(this.refusal));
          void this.#store(source, session).then(
            () => done(),
            (error: unknown) => done(error as Error),
          );
        });
      },
    });
    server.on('error', () => undefined); // A client that breaks off in the middle.
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  async #store(source: Buffer, session: Parameters<NonNullable<SMTPServer['onData']>>[1]): Promise<void> {
    await this.hold;
    this.mails.push({
      parsed: await simpleParser(source),
      source: source.toString('utf8'),
      recipients: session.envelope.rcptTo.map(({ address }) => address),
      tls: session.secure,
      user: session.user as string | undefined,
    });
  }
}
