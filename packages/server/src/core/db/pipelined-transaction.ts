import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { Db } from './database.ts';
import { isInFailedTransaction } from './database-error.ts';
import type { Database } from './database-tables.ts';

const pipelines = new WeakMap<Db, Pipeline>();

/**
 * Runs `work` in one transaction. Its statements are sent at once, in the order in which they are made: those that
 * need no answer of each other share a round trip.
 */
export async function pipelinedTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const executor = db.getExecutor();
  return await executor.provideConnection(async (connection) => {
    const pipeline = new Pipeline(connection);
    const tx = new Transaction<Database>({
      ...WITHOUT_OWN_CONNECTION,
      executor: executor.withConnectionProvider(pipeline),
    });
    pipelines.set(tx, pipeline);
    pipeline.begin();
    try {
      const result = await work(tx);
      await pipeline.commit();
      return result;
    } catch (error) {
      await pipeline.rollBack();
      throw error;
    }
  });
}

/**
 * For a statement whose answer nobody needs: the caller continues at once. A failure ends the transaction, at the
 * latest instead of its commit. Elsewhere it waits for the answer.
 */
export async function sentAhead(db: Db, answer: Promise<unknown>): Promise<void> {
  const pipeline = pipelines.get(db);
  if (pipeline === undefined) await answer;
  else pipeline.expect(answer);
}

/** After a rollback to a savepoint, the failures before it no longer count. */
export function forgiveFailures(tx: Db): void {
  pipelines.get(tx)?.forgive();
}

/** The statements of one transaction. */
class Pipeline implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  readonly #guarded: DatabaseConnection;
  #expected: Promise<void>[] = [];
  #failures: unknown[] = [];
  #isOver = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
    this.#guarded = {
      executeQuery: <Row>(query: CompiledQuery) => this.#execute<Row>(query),
      streamQuery: () => {
        throw new Error('Cursors are not in use.');
      },
    };
  }

  async provideConnection<Result>(
    consumer: (connection: DatabaseConnection) => Promise<Result>,
  ): Promise<Result> {
    return await consumer(this.#guarded);
  }

  begin(): void {
    this.expect(this.#connection.executeQuery(CompiledQuery.raw('begin')));
  }

  expect(answer: Promise<unknown>): void {
    const noted = answer.then(
      () => undefined,
      (error: unknown) => {
        if (!isInFailedTransaction(error)) this.#failures.push(error);
      },
    );
    this.#expected.push(noted);
  }

  forgive(): void {
    this.#failures = [];
  }

  /** @throws the first failure of a statement that was sent ahead; nothing is committed then. */
  async commit(): Promise<void> {
    // From here on a late statement would run outside of the transaction.
    this.#isOver = true;
    const { rows } = await this.#connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
    await this.#settled();
    if (this.#failures.length > 0) throw this.#failures[0];
    if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.');
  }

  /** A connection that cannot roll back is not used again. */
  async rollBack(): Promise<void> {
    this.#isOver = true;
    await this.#connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
    await this.#settled();
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('The transaction is over.');
    try {
      return await this.#connection.executeQuery<Row>(query);
    } catch (error) {
      if (!isInFailedTransaction(error)) throw error;
      await this.#settled();
      throw this.#failures[0] ?? error;
    }
  }

  async #settled(): Promise<void> {
    await Promise.all(this.#expected);
    this.#expected = [];
  }
}

const NO_POOL = new PostgresDialect({
  pool: async () => {
    throw new Error('A transaction has one connection.');
  },
});
const WITHOUT_OWN_CONNECTION = {
  config: { dialect: NO_POOL },
  dialect: NO_POOL,
  driver: new DummyDriver(),
} as const;
