import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type ReceivedMail, readMail } from './read-mail.ts';

export interface MailServer {
  readonly port: number;
  /** In order of arrival. */
  readonly mails: readonly ReceivedMail[];
  /** How often a connection was made. */
  readonly connections: () => number;
  /** The answers for the next mails, one each; after them mails are accepted. */
  refuse(...codes: readonly number[]): void;
}

/** A real mail server in the process of the test; without TLS unless its options say so. */
export async function aMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo(_address, _session, done) {
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error('Not now or never'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(Buffer.concat(parts).toString('utf8'), to, session.secure));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return {
    port: (listening.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    refuse: (...codes) => void refusals.push(...codes),
  };
}
