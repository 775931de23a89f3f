export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const PLAIN = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,255}$/;

const NAMED = /^([^<>"\r\n]{1,120}?)\s*<([^<>]+)>$/;

/** One mail to one person; every text of it may be user input. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stays the same however often it is sent. */
  readonly messageKey: string;
  /** The page of the mail settings; absent for mails that cannot be turned off. */
  readonly settingsUrl?: string;
}

/** Runs of a job that sends a mail: at growing intervals, half a day in all. */
export const MAIL_ATTEMPTS = 20;

export interface Mailer {
  /** @throws MailRefused for a permanent refusal; any other error may be retried. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** "a@b.vn" or "Name <a@b.vn>"; undefined: neither. */
export function mailSenderOf(value: string): MailSender | undefined {
  const [, name = '', address = value] = NAMED.exec(value) ?? [];
  return PLAIN.test(address) ? { name: name.trim(), address } : undefined;
}
