import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/core/db/database.ts';
import { nameOf } from './newsroom.ts';

const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** A call with something wrong in it, and what it has to be told. */
export interface BadCall {
  readonly endpoint: Endpoint;
  /** Told beside the call's name when it is not refused. */
  readonly note?: string;
  send(): Promise<LightMyRequestResponse>;
  readonly codes: readonly ErrorCode[];
  /** The field that has to be marked. */
  readonly field?: string;
}

/** A fingerprint of each table. */
export type Rows = Readonly<Record<string, string>>;

/** Calls under way at a time: one alone waits for the database most of the time. */
const HANDS = 8;

/**
 * Every call is refused with the envelope and a code it may have, and leaves every row of every table as it was.
 * Who knows the rows already, because nobody else writes, says so; answered are those found afterwards.
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

/** Nobody sees where a refusal was thrown, and a hundred lines of that cost as much as the rest of a refusal. */
async function withoutStacks(work: () => Promise<unknown>): Promise<void> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** What is not as it has to be in an answer; undefined when all is. */
function faultOf(response: LightMyRequestResponse, { endpoint, codes, field }: BadCall): string | undefined {
  const reported = `${response.statusCode} ${response.body.slice(0, 300)}`;
  // An answer to HEAD has no body to say it in.
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

export async function everyRow(db: Db): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`
      SELECT ${name} AS name, concat(count(*), ' rows ', md5(string_agg(t::text, ';' ORDER BY t::text))) AS rows
        FROM ${sql.table(name)} AS t`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
