import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface MailBox {
  /** For SMTP_URL. */
  readonly url: string;
  /** The six digits of the newest mail to an address; undefined: none has come. */
  readonly codeFor: (email: string) => string | undefined;
  /** How many mails have come to an address. */
  readonly countFor: (email: string) => number;
  readonly close: () => Promise<void>;
}

/** A mail server that keeps what it gets: as much of SMTP (RFC 5321) as one client needs. */
export async function openMailBox(): Promise<MailBox> {
  const mails: { readonly to: string; readonly subject: string }[] = [];
  const server = createServer((line) => void receive(line, (mail) => mails.push(...mail)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const to = (email: string) => mails.filter((mail) => mail.to === email);
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codeFor: (email) => /\b\d{6}\b/.exec(to(email).at(-1)?.subject ?? '')?.[0],
    countFor: (email) => to(email).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Arrived = readonly { readonly to: string; readonly subject: string }[];

async function receive(line: Socket, keep: (mails: Arrived) => void): Promise<void> {
  line.on('error', () => line.destroy());
  line.write('220 ready\r\n');
  let people: string[] = [];
  let mail: string[] | undefined;
  for await (const words of createInterface(line)) {
    if (mail !== undefined && words !== '.') {
      mail.push(words);
      continue;
    }
    if (mail !== undefined) {
      const subject = subjectOf(mail.join('\r\n'));
      keep(people.map((to) => ({ to, subject })));
      [people, mail] = [[], undefined];
    }
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(words)?.[1];
    if (recipient !== undefined) people.push(recipient);
    if (/^DATA/i.test(words)) mail = [];
    line.write(mail === undefined ? '250 fine\r\n' : '354 go on\r\n');
    if (/^QUIT/i.test(words)) line.end();
  }
}

/** Its words, however they are encoded (RFC 2047). */
function subjectOf(mail: string): string {
  const folded = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(mail)?.[1] ?? '';
  return folded.replace(/\r\n[ \t]/g, ' ').replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, text) => {
    if (String(kind).toLowerCase() === 'b') return Buffer.from(String(text), 'base64').toString('utf8');
    return String(text).replaceAll('_', ' ');
  });
}
