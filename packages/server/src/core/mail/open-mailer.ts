import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, MailRefused } from './mail.ts';
import type { SmtpAddress } from './smtp-address.ts';

const LONGEST = 250;

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is its purpose.
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

export interface MailerOptions {
  readonly smtp: SmtpAddress;
  readonly from: { readonly name: string; readonly address: string };
  /** Milliseconds before an unreachable server is tried again. */
  readonly pauseMs?: number;
  /** Milliseconds for a connection, for its greeting, and for any answer on it. */
  readonly patienceMs?: number;
}

const CONNECTIONS = 2;
const MAILS_PER_CONNECTION = 100;
const PAUSE_MS = 30_000;
const PATIENCE_MS = 10_000;
/** Errors about this mail; all others are about the connection and may go away. */
const ABOUT_THE_MAIL: readonly string[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Sends mails to one server over a few connections that stay open while there is work. */
export function openMailer({
  smtp,
  from,
  pauseMs = PAUSE_MS,
  patienceMs = PATIENCE_MS,
}: MailerOptions): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'always',
    requireTLS: smtp.tls === 'required',
    ignoreTLS: smtp.tls === 'never',
    tls: { rejectUnauthorized: !smtp.trustsAnyCertificate },
    ...(smtp.user !== '' && { auth: { user: smtp.user, pass: smtp.password } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  let silentUntil = 0;

  async function send(mail: Mail): Promise<void> {
    if (Date.now() < silentUntil) throw new Error('The mail server did not answer a moment ago.');
    try {
      await transport.sendMail({ ...messageOf(mail, domain), from });
    } catch (error) {
      if (isRefusal(error)) throw new MailRefused(error.message);
      if (!isAboutTheMail(error)) silentUntil = Date.now() + pauseMs;
      throw error;
    }
  }
  return { send, close: () => transport.close() };
}

function messageOf(mail: Mail, domain: string) {
  return {
    to: { name: oneHeaderLine(mail.to.name), address: oneHeaderLine(mail.to.address) },
    subject: oneHeaderLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageKey}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(mail.settingsUrl && { list: { unsubscribe: { url: mail.settingsUrl, comment: '' } } }),
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  /** If the server said so. */
  readonly permanent?: boolean;
}

function isAboutTheMail(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false;
  const { code, command }: SmtpError = error;
  return code === 'EENVELOPE' || ABOUT_THE_MAIL.includes(command ?? '');
}

/** Without an answer from the server the address itself is invalid. */
function isRefusal(error: unknown): error is SmtpError {
  return isAboutTheMail(error) && (error.permanent ?? error.code === 'EENVELOPE');
}

/** Text that is safe in a header: no line ends, so that a title cannot add a header. */
function oneHeaderLine(text: string): string {
  const line = cleanOneLine(text.toWellFormed().replace(CONTROL, ' '));
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
