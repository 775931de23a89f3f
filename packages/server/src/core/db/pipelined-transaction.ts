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

/**
 * The answers of statements that were sent without waiting for each other. @throws the failure of the first one in
 * this order, whichever answer came first.
 */
export async function together<Answers extends readonly unknown[]>(
  ...answers: { readonly [Key in keyof Answers]: Promise<Answers[Key]> }
): Promise<Answers> {
  const settled = await Promise.allSettled(answers);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as unknown as Answers;
}

/** Waits for everything that was sent ahead. @throws its first failure. */
export async function settleAhead(tx: Db): Promise<void> {
  await pipelines.get(tx)?.settle();
}

/** After a rollback to a savepoint, the failure before it no longer counts. */
export function forgiveFailure(tx: Db): void {
  pipelines.get(tx)?.forgive();
}

/** The statements of one transaction. */
class Pipeline implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  readonly #guarded: DatabaseConnection;
  readonly #expected: Promise<unknown>[] = [];
  /** The one after which all others fail. */
  #failure: unknown;
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
    this.#expected.push(answer.catch(() => undefined));
  }

  async settle(): Promise<void> {
    await Promise.all(this.#expected);
    if (this.#failure !== undefined) throw this.#failure;
  }

  forgive(): void {
    this.#failure = undefined;
  }

  /** @throws the first failure of a statement that was sent ahead; nothing is committed then. */
  async commit(): Promise<void> {
    // From here on a late statement would run outside of the transaction.
    this.#isOver = true;
    const { rows } = await this.#connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
    await Promise.all(this.#expected);
    // PostgreSQL answers the commit of a failed transaction so.
    if (rows[0]?.command === 'ROLLBACK') throw this.#failure ?? new Error('The transaction had failed.');
  }

  /** A connection that cannot roll back is not used again. */
  async rollBack(): Promise<void> {
    this.#isOver = true;
    await this.#connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
    await Promise.all(this.#expected);
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('The transaction is over.');
    try {
      return await this.#connection.executeQuery<Row>(query);
    } catch (error) {
      if (isInFailedTransaction(error)) throw this.#failure ?? error;
      this.#failure ??= error;
      throw error;
    }
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
