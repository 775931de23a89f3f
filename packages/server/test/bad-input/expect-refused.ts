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

/** Every call is refused with the envelope and a code it may have, and leaves every row of every table as it was. */
export async function expectRefused(db: Db, calls: readonly BadCall[]): Promise<void> {
  expect(calls).not.toEqual([]);
  const before = await everyRow(db);
  const wrong: Record<string, string> = {};
  for (const call of calls) {
    const fault = faultOf(await call.send(), call);
    if (fault !== undefined) wrong[[nameOf(call.endpoint), call.note].filter(Boolean).join(' · ')] = fault;
  }
  expect(wrong).toEqual({});
  expect(await everyRow(db)).toEqual(before);
}

/** What is not as it has to be in an answer; undefined when all is. */
function faultOf(response: LightMyRequestResponse, { codes, field }: BadCall): string | undefined {
  const told = `${response.statusCode} ${response.body.slice(0, 300)}`;
  if (!String(response.headers['content-type']).startsWith('application/json')) return told;
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
  if (!isWhole || !codes.includes(code as ErrorCode)) return told;
  if (field === undefined || code !== 'INVALID_INPUT') return undefined;
  return errors.some((one) => one.field === field || one.field.startsWith(`${field}.`)) ? undefined : told;
}

/** A fingerprint of each table. */
export async function everyRow(db: Db): Promise<Record<string, string>> {
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
