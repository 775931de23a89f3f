import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database-tables.ts';
import { namedStatements } from './named-statements.ts';

/** Pool or transaction; stores take either. */
export type Db = Kysely<Database>;

export interface DatabaseOptions {
  readonly url: string;
  /** The role the product runs under; undefined where it could not be created. */
  readonly role?: string | undefined;
  readonly poolSize?: number;
  /** Milliseconds a caller waits for a connection. */
  readonly connectWithin?: number;
  /** Milliseconds a statement waits for its answer. */
  readonly answerWithin?: number;
  /** Milliseconds a statement may take, as the server counts them. */
  readonly statementWithin?: number;
  /** Of its connections, as PostgreSQL shows them. */
  readonly name?: string;
  /** Milliseconds a statement waits for a row that another transaction holds. */
  readonly lockWithin?: number;
  /** A dropped idle connection; the pool replaces it by itself. */
  readonly onConnectionError: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Db;
  /** How many connections exist, how many are idle, and how many callers wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

const DEFAULT_POOL_SIZE = 12;
/** A new connection takes long on a busy machine, which is when it is wanted: some stay open, the rest for a minute. */
const KEPT_OPEN = 4;
const IDLE_FOR = 60_000;
const CONNECT_WITHIN = 2_000;
/** A statement times out sooner; this covers a server that no longer answers. */
const ANSWER_WITHIN = 7_000;
const STATEMENT_WITHIN = 5_000;
const LOCK_WITHIN = 2_000;
const DATE_WITHOUT_TIME = 1082;

/** Rows carry bigint as string, timestamptz as Date, date as PostgreSQL's text. */
const POSTGRES_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE_WITHOUT_TIME) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** The pool for the product's answers: every wait on it is limited. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    min: KEPT_OPEN,
    idleTimeoutMillis: IDLE_FOR,
    application_name: options.name ?? 'toasoan',
    keepAlive: true,
    pipeline: true,
    connectionTimeoutMillis: options.connectWithin ?? CONNECT_WITHIN,
    statement_timeout: options.statementWithin ?? STATEMENT_WITHIN,
    query_timeout: options.answerWithin ?? ANSWER_WITHIN,
    lock_timeout: options.lockWithin ?? LOCK_WITHIN,
    idle_in_transaction_session_timeout: 10_000,
    options: startOptions(options.role),
    types: POSTGRES_TYPES,
  });
  pool.on('error', options.onConnectionError);
  // A connection lost between two statements of a transaction would end the process; the next statement reports
  // it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  return {
    db,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** The settings of each connection of the product. */
export function startOptions(role: string | undefined): string {
  const settings = ['timezone=UTC', ...(role === undefined ? [] : [`role=${role}`])];
  return settings.map((setting) => `-c ${setting}`).join(' ');
}
