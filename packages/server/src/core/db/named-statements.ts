import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** PostgreSQL keeps every named statement until the connection ends, so the number of names is limited. */
const MAX_NAMES_PER_CONNECTION = 400;

/** The driver's message when `query_timeout` is exceeded. */
const SILENCE = 'Query read timeout';

/** Starts a statement whose best plan depends on its values: without a name it is planned each time. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/**
 * The pool as Kysely sees it: each SQL text gets a statement name, so that PostgreSQL parses it once per
 * connection (measured: twice the throughput). Texts beyond the limit run without a name.
 */
export function namedStatements(pool: Pool): PostgresPool {
  // Kysely keeps state per client object, so each connection has one wrapper for its whole life.
  const clients = new WeakMap<PoolClient, NamedStatementClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let named = clients.get(client);
      if (named === undefined) {
        named = new NamedStatementClient(client);
        clients.set(client, named);
      }
      return named;
    },
  };
}

class NamedStatementClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names = new Map<string, string>();
  /** Set once an answer is overdue: the next statement would wait behind it. */
  #silence: Error | undefined;
  #isGathering = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Cursors are not in use.');
    return this.#ask(statement, parameters as unknown[]) as unknown as Promise<PostgresQueryResult<R>>;
  }

  /** A connection that stopped answering, or is still in a transaction, is closed and not used again. */
  release(destroy?: boolean): void {
    const isIdle = this.#client.getTransactionStatus() === 'I';
    this.#client.release(destroy || this.#silence || !isIdle);
  }

  async #ask(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.#silence !== undefined) throw this.#silence;
    const name = this.#nameOf(text);
    this.#gather();
    try {
      return await this.#client.query(name === undefined ? { text, values } : { name, text, values });
    } catch (error) {
      if (error instanceof Error && error.message === SILENCE) this.#silence = error;
      throw error;
    }
  }

  /** Statements of one moment leave in one system call. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (text.startsWith(PLANNED_EACH_TIME)) return undefined;
    if (this.#names.size >= MAX_NAMES_PER_CONNECTION) return undefined;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
