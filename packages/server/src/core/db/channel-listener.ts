import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startOptions } from './database.ts';

export interface ChannelListenerDependencies {
  readonly url: string;
  readonly role: string | undefined;
  readonly channel: string;
  /** Names its connection; absent: the live notices'. */
  readonly name?: string;
  /** Messages on the channel, in the order of commits. */
  readonly hear: (text: string) => void;
  /** Every message of transactions before this cursor has arrived. */
  readonly arrive: (cursor: string) => void;
  /** It listens from now on; earlier messages are read elsewhere. A rejection makes it start again. */
  readonly begin: () => Promise<void>;
  readonly onTrouble: (error: Error) => void;
}

/** The transaction before which all others have ended. */
export const CURSOR_NOW = 'pg_snapshot_xmin(pg_current_snapshot())';
/** A message sent on a channel returns after everything that was committed before it. */
const ECHO = `SELECT pg_notify($1, ${CURSOR_NOW}::text)`;

const CONNECT_WITHIN = 5_000;
const ANSWER_WITHIN = 2_000;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/** The one connection on which a process listens to the database; it reconnects by itself. */
export class ChannelListener {
  readonly #deps: ChannelListenerDependencies;
  readonly #echoChannel: string;
  readonly #stopped = new AbortController();
  #running: Promise<void> | undefined;
  #ready = Promise.withResolvers<void>();
  #client: pg.Client | undefined;
  #lose: (error: Error) => void = () => undefined;
  #echoDue: NodeJS.Timeout | undefined;
  #losses = 0;

  constructor(deps: ChannelListenerDependencies) {
    this.#deps = deps;
    this.#echoChannel = `${deps.channel}_${randomBytes(8).toString('hex')}`;
  }

  /** How often the connection was lost or unavailable. */
  get losses(): number {
    return this.#losses;
  }

  /** Starts listening if it does not yet; resolves when it does, which may take any time. */
  listening(): Promise<void> {
    this.#running ??= this.#run();
    return this.#ready.promise;
  }

  /** Requests a new cursor, which `arrive` receives. False while it is not connected. */
  askForCursor(): boolean {
    const client = this.#client;
    if (client === undefined) return false;
    const lose = this.#lose;
    this.#echoDue ??= setTimeout(() => lose(new Error('The database does not echo')), ANSWER_WITHIN);
    client.query(ECHO, [this.#echoChannel]).catch(lose);
    return true;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#lose(new Error('Stopped'));
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.#listenOnce(() => {
          failures = 0;
        });
      } catch (error) {
        if (signal.aborted) return;
        this.#losses += 1;
        this.#deps.onTrouble(error as Error);
      }
      const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      await wait(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  }

  /** @throws the reason it ended */
  async #listenOnce(onListening: () => void): Promise<void> {
    const socket = new Socket();
    const { promise: lost, reject: lose } = Promise.withResolvers<never>();
    lost.catch(() => undefined);
    this.#lose = lose;
    const client = this.#newClient(socket, lose);
    try {
      await Promise.race([this.#begin(client), lost]);
      this.#client = client;
      onListening();
      this.#ready.resolve();
      await lost;
    } finally {
      if (this.#client !== undefined) this.#ready = Promise.withResolvers();
      this.#client = undefined;
      this.#forgetEcho();
      // A dead line would delay an orderly end.
      socket.destroy();
    }
  }

  #newClient(socket: Socket, lose: (error: Error) => void): pg.Client {
    const { url, role, channel, name = 'toasoan-live', hear, arrive } = this.#deps;
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      options: startOptions(role),
      stream: () => socket,
    });
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection that listens was closed')));
    client.on('notification', (said) => {
      if (said.channel === channel) return hear(said.payload ?? '');
      this.#forgetEcho();
      arrive(said.payload ?? '');
    });
    return client;
  }

  async #begin(client: pg.Client): Promise<void> {
    await client.connect();
    for (const channel of [this.#deps.channel, this.#echoChannel]) await client.query(`LISTEN ${channel}`);
    await this.#deps.begin();
  }

  #forgetEcho(): void {
    clearTimeout(this.#echoDue);
    this.#echoDue = undefined;
  }
}
