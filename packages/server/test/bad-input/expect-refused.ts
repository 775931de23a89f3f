import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/core/db/database.ts';
import { nameOf } from './newsroom.ts';

const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** A call with one mistake, and the expected refusal. */
export interface BadCall {
  readonly endpoint: Endpoint;
  /** Shown beside the call's name when it is not refused. */
  readonly note?: string;
  send(): Promise<LightMyRequestResponse>;
  readonly codes: readonly ErrorCode[];
  /** The field that the refusal names. */
  readonly field?: string;
}

/** A checksum of each table. */
export type Rows = Readonly<Record<string, string>>;

/** Concurrent calls: a single one mostly waits for the database. */
const HANDS = 8;

/**
 * Expects that every call is refused with the envelope and an allowed code, and changes no row of any table.
 * A caller that knows the rows, because nobody else writes, passes them. @returns the rows found afterwards.
 */
export async function expectRefused(db: Db, calls: readonly BadCall[], known?: Rows): Promise<Rows> {
  expect(calls).not.toEqual([]);
  const before = known ?? (await everyRow(db));
  const wrong: Record<string, string> = {};
  const left = [...calls];
  const send = async () => {
    for (let call = left.shift(); call !== undefined; call = left.shift()) {
      const fault = faultOf(await call.send(), call);
      if (fault !== undefined) wrong[[nameOf(call.endpoint), call.note].filter(Boolean).join(' · ')] = fault;
    }
  };
  await withoutStacks(() => Promise.all(Array.from({ length: HANDS }, send)));
  expect(wrong).toEqual({});
  const after = await everyRow(db);
  expect(after).toEqual(before);
  return after;
}

/** Nobody reads where a refusal was thrown, and its stack trace costs as much as the rest of the refusal. */
async function withoutStacks(work: () => Promise<unknown>): Promise<void> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The mistake in an answer; undefined when it is right. */
function faultOf(response: LightMyRequestResponse, { endpoint, codes, field }: BadCall): string | undefined {
  const reported = `${response.statusCode} ${response.body.slice(0, 300)}`;
  if (response.headers['x-content-type-options'] !== 'nosniff') return `without its headers: ${reported}`;
  // An answer to HEAD has no body.
  if (endpoint.method === 'HEAD' && response.body === '') {
    const code = String(response.headers['error-code']) as ErrorCode;
    return codes.includes(code) && ERRORS[code].status === response.statusCode ? undefined : reported;
  }
  if (!String(response.headers['content-type']).startsWith('application/json')) return reported;
  const failure = response.json<Failure>();
  const { error, code, message, errors, requestId } = failure;
  const known = ERRORS[code as ErrorCode];
  const isWhole =
    known?.error === error &&
    known.status === response.statusCode &&
    known.status < 500 &&
    message !== '' &&
    Array.isArray(errors) &&
    REQUEST_ID.test(requestId);
  if (!isWhole || !codes.includes(code as ErrorCode)) return reported;
  if (field === undefined || code !== 'INVALID_INPUT') return undefined;
  return errors.some((one) => one.field === field || one.field.startsWith(`${field}.`))
    ? undefined
    : reported;
}

/** Refused calls are counted a moment later, beside the calls. */
export async function everyRow(db: Db): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'refusal_counts' ORDER BY tablename`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`
      SELECT ${name} AS name, concat(count(*), ' rows ', md5(string_agg(t::text, ';' ORDER BY t::text))) AS rows
        FROM ${sql.table(name)} AS t ${name === 'audit_log' ? sql`WHERE entity <> 'refusal'` : sql``}`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
