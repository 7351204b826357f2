import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Outgoing } from './outgoing.js';
import { Outbox } from './outbox.js';

export interface MailTransport {
  /** Destination of mails, for the log; contains no secret. */
  readonly describes: string;
  /**
   * Delivers one mail. Rejects with nodemailer's error.
   * @param signal aborts the delivery and closes its connection
   */
  send(mail: Outgoing, signal: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Socket timeout in milliseconds. A server may take ten minutes to respond to the end of a message (RFC 5321 4.5.3.2.6); a client
 * that gives up earlier sends again what the server has accepted.
 */
export const SILENCE_MS = 10 * 60_000;
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
    send: async (mail, signal) => {
      await transport.sendMail({ ...mail, signal });
    },
    close: () => transport.close(),
  };
}

/** SMTP if SMTP_URL is set; otherwise each mail becomes a file in `outbox`. */
export const mailTransport = (settings: { readonly smtpUrl?: string | undefined; readonly outbox: string }) =>
  settings.smtpUrl ? smtpTransport(settings.smtpUrl) : new Outbox(settings.outbox);
