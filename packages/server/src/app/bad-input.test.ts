import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { describe, expect, test } from 'vitest';
import { BAD_BODIES, type BadBody } from '#test/bad-input/bad-bodies.ts';
import { badFieldsOf, headOf } from '#test/bad-input/bad-fields.ts';
import { badQueriesOf, STRANGE_QUERIES } from '#test/bad-input/bad-queries.ts';
import { expectRefused } from '#test/bad-input/expect-refused.ts';
import { aNewsroom, ENDPOINTS, nameOf, pathOf, queryOf } from '#test/bad-input/newsroom.ts';
import { startTestServer } from '#test/test-server.ts';

/** Stands still, so that nothing but a call let through can change a row. */
const NOW = new Date('2026-11-20T08:00:00Z');

const server = await startTestServer({ now: () => NOW });
const { app, db, config } = server;
const { things, headers } = await aNewsroom(server, NOW);

const ALL = ENDPOINTS.map((endpoint) => ({ endpoint, name: nameOf(endpoint) }));
const WITH_BODY = ENDPOINTS.filter(({ method }) => method !== 'GET');
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

describe('Every call refuses, and changes nothing for, a body with', () => {
  test.each(BAD_BODIES)('$name', async (bad) => {
    await expectRefused(
      db,
      WITH_BODY.map((endpoint) => ({ ...bad, endpoint, send: () => sendBad(endpoint, bad) })),
    );
  });
});

test('a call that needs a body refuses none, an empty one and one of white space', async () => {
  const needy = WITH_BODY.filter(({ body }) => !body.safeParse({}).success);
  await expectRefused(
    db,
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

describe('Every field of a body is refused by name when it holds what the contract has no room for', () => {
  test.each(WITH_FIELDS)('$name', async ({ endpoint }) => {
    await expectRefused(
      db,
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
    await expectRefused(
      db,
      ENDPOINTS.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, query),
        codes: ['INVALID_INPUT', 'VERSION_MISSING'] as const,
      })),
    );
  });
});

describe('Every key of a query is refused by name when it holds what the contract has no room for', () => {
  test.each(WITH_QUERY)('$name', async ({ endpoint }) => {
    await expectRefused(
      db,
      badQueriesOf(endpoint).map(({ field, query }) => ({
        endpoint,
        note: query.slice(0, 120),
        send: () =>
          app.inject({
            method: endpoint.method,
            url: `${config.apiBase}${pathOf(endpoint, things)}?${query}`,
            headers,
          }),
        // A code is only compared, never kept: it may hold anything, and is not the right one.
        codes: ['INVALID_INPUT', 'TOTP_NOT_PENDING'] as const,
        field,
      })),
    );
  });
});

test('after all this every call that reads answers', async () => {
  for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
    expect((await send(endpoint, '')).statusCode, nameOf(endpoint)).toBe(200);
  }
});
