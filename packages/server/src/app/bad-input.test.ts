import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, EndpointKind } from '@toasoan/contract/core/endpoint.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/auth/caller.ts';
import { findCaller } from '#server/core/auth/caller-view.ts';
import type { FindCaller } from '#server/core/http/admission.ts';
import { postExportTask } from '#server/features/posts/export/post-export-task.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { BAD_BODIES, type BadBody } from '#test/bad-input/bad-bodies.ts';
import { badFieldsOf, headOf } from '#test/bad-input/bad-fields.ts';
import { badQueriesOf, STRANGE_QUERIES } from '#test/bad-input/bad-queries.ts';
import { type BadCall, expectRefused, type Rows } from '#test/bad-input/expect-refused.ts';
import { aNewsroom, ENDPOINTS, nameOf, pathOf, queryOf } from '#test/bad-input/newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

/** A fixed clock, so that only an accepted call can change a row. */
const NOW = new Date('2026-11-20T08:00:00Z');

const dataDir = await mkdtemp(join(tmpdir(), 'toasoan-bad-input-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const found = new Map<string, Promise<Caller>>();
/** Read once: all these calls have the same caller. Another suite proves that each call reads its caller. */
const knownCaller: FindCaller = (from, token, project) => {
  const key = [token, project].join();
  const caller = found.get(key) ?? findCaller(from, token, project, { now: NOW });
  found.set(key, caller);
  return caller;
};
const server = await startTestServer({
  now: () => NOW,
  env: { DATA_DIR: dataDir },
  findCaller: knownCaller,
});
const { app, db, config } = server;
const { things, headers } = await aNewsroom(server, NOW);

const ALL = ENDPOINTS.map((endpoint) => ({ endpoint, name: nameOf(endpoint) }));
/** These accept bytes of any kind; `upload-protocol.test.ts` and `attachments.test.ts` cover their refusals. */
const TAKE_BYTES: readonly EndpointKind[] = ['upload', 'file'];
const WITH_BODY = ENDPOINTS.filter(({ method, kind }) => method !== 'GET' && !TAKE_BYTES.includes(kind));
const WITH_FIELDS = ALL.filter(({ endpoint }) => badFieldsOf(endpoint).length > 0);
const WITH_QUERY = ALL.filter(({ endpoint }) => badQueriesOf(endpoint).length > 0);

function send(endpoint: Endpoint, query: string, body?: string | Buffer, more: Record<string, string> = {}) {
  const search = [queryOf(endpoint, things), query].filter((part) => part !== '').join('&');
  return app.inject({
    method: endpoint.method,
    url: `${config.apiBase}${pathOf(endpoint, things)}${search && `?${search}`}`,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
    ...(body !== undefined && { payload: body }),
  });
}

function sendBad(endpoint: Endpoint, bad: BadBody) {
  return send(endpoint, '', bad.body(headOf(endpoint)), { ...bad.headers });
}

/** The state after the earlier calls: nobody else writes. */
let rows: Rows | undefined;
async function expectAllRefused(calls: readonly BadCall[]): Promise<void> {
  const before = rows;
  rows = undefined;
  rows = await expectRefused(db, calls, before);
}

describe('Every call refuses, without any change, a body with', () => {
  test.each(BAD_BODIES)('$name', async (bad) => {
    await expectAllRefused(
      WITH_BODY.map((endpoint) => ({
        ...bad,
        ...(bad.bytes !== undefined && (endpoint.bodyLimit ?? 0) > bad.bytes && { codes: ['INVALID_INPUT'] }),
        endpoint,
        send: () => sendBad(endpoint, bad),
      })),
    );
  });
});

test('a call that needs a body refuses a missing one, an empty one and one of white space', async () => {
  const needy = WITH_BODY.filter(({ body }) => !body.safeParse({}).success);
  await expectAllRefused(
    needy.flatMap((endpoint) =>
      [undefined, '', ' \n', '{}'].map((body) => ({
        endpoint,
        note: JSON.stringify(body),
        send: () => send(endpoint, '', body),
        codes: ['INVALID_INPUT', 'VERSION_MISSING'] as const,
      })),
    ),
  );
});

describe('Every field of a body is refused by name when the contract does not allow its value', () => {
  test.each(WITH_FIELDS)('$name', async ({ endpoint }) => {
    await expectAllRefused(
      badFieldsOf(endpoint).map(({ field, body }) => ({
        endpoint,
        note: JSON.stringify(body).slice(0, 120),
        send: () => send(endpoint, '', JSON.stringify(body)),
        codes: ['INVALID_INPUT', 'VERSION_MISSING'] as const,
        field,
      })),
    );
  });
});

describe('Every call refuses a query with', () => {
  test.each(STRANGE_QUERIES)('%s', async (_name, query) => {
    await expectAllRefused(
      ENDPOINTS.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, query),
        codes: ['INVALID_INPUT', 'VERSION_MISSING'] as const,
      })),
    );
  });
});

describe('Every key of a query is refused by name when the contract does not allow its value', () => {
  test.each(WITH_QUERY)('$name', async ({ endpoint }) => {
    await expectAllRefused(
      badQueriesOf(endpoint).map(({ field, query }) => ({
        endpoint,
        note: query.slice(0, 120),
        send: () =>
          app.inject({
            method: endpoint.method,
            url: `${config.apiBase}${pathOf(endpoint, things)}?${query}`,
            headers,
          }),
        // A code is only compared, never stored: any text is accepted, and is wrong.
        codes: ['INVALID_INPUT', 'TOTP_NOT_PENDING'] as const,
        field,
      })),
    );
  });
});

test('after all this every reading call still answers', async () => {
  const files = new TaskFiles(server.storage, server.scratch);
  await runDueJobs(db, taskJobs({ files, handlers: [postExportTask()] }));
  for (const endpoint of ENDPOINTS.filter(({ method, kind }) => method === 'GET' && kind !== 'stream')) {
    expect((await send(endpoint, '')).statusCode, nameOf(endpoint)).toBe(200);
  }
});
