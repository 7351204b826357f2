import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Outgoing } from './outgoing.js';
import { Outbox } from './outbox.js';

/** Delivers one mail. Rejects with nodemailer's error. */
export interface MailTransport {
  /** Where mails go, for the log; contains no secret. */
  readonly describes: string;
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

/** Socket timeout in milliseconds. */
const SILENCE_MS = 20_000;
const CONNECT_MS = 10_000;

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

/**
 * Options for an SMTP_URL: smtps:// uses TLS from the first byte; smtp:// uses STARTTLS when the server offers it, and
 * requires it when credentials would otherwise cross a network in clear text.
 */
export function smtpOptions(address: string): SMTPTransport.Options {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(url.username);
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    requireTLS: !secure && user !== '' && !isLoopback(url.hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpTransport(address: string): MailTransport {
  const options = smtpOptions(address);
  const transport = createTransport(options);
  return {
    describes: `${options.host}:${options.port}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

/** SMTP if SMTP_URL is set; otherwise each mail becomes a file in `outbox`. */
export const mailTransport = (settings: { readonly smtpUrl?: string | undefined; readonly outbox: string }) =>
  settings.smtpUrl ? smtpTransport(settings.smtpUrl) : new Outbox(settings.outbox);
