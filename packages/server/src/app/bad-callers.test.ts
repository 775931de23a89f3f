import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { describe, expect, test } from 'vitest';
import { BAD_PROJECTS } from '#test/bad-input/bad-headers.ts';
import { anEndedSession, ENDED, MALFORMED } from '#test/bad-input/bad-tokens.ts';
import { type BadCall, everyRow, expectRefused, type Rows } from '#test/bad-input/expect-refused.ts';
import { BULK_CALLS, NAMING_CALLS, POINTING_CALLS } from '#test/bad-input/named-things.ts';
import type { NamingCall } from '#test/bad-input/naming-call.ts';
import {
  aNewsroom,
  ENDPOINTS,
  nameOf,
  needsProject,
  pathOf,
  queryOf,
  type Things,
} from '#test/bad-input/newsroom.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { SPEC_CALLS } from '#test/spec-call-table.ts';
import { startTestServer } from '#test/test-server.ts';

/** A fixed clock, so that only an accepted call can change a row. */
const NOW = new Date('2026-11-20T08:00:00Z');

const server = await startTestServer({ now: () => NOW });
const { app, db, config } = server;
const room = await aNewsroom(server, NOW);
const { things, foreignThings, project } = room;
const admin = await signIn(db, room.admin, { project, at: NOW });

const GUARDED = ENDPOINTS.filter(({ access }) => access.token !== 'none');
const OF_WHOLE_SESSIONS = ENDPOINTS.filter(({ access }) => access.token === 'full');
const OF_PROJECT = ENDPOINTS.filter(needsProject);
const NEVER: Things = Object.fromEntries(
  Object.keys(things).map((thing) => [
    thing,
    thing === 'session' ? 'nobody-has-this-id' : '999999999999999999',
  ]),
) as unknown as Things;

function send(endpoint: Endpoint, headers: Readonly<Record<string, string>>) {
  const query = queryOf(endpoint, things);
  const url = `${config.apiBase}${pathOf(endpoint, things)}${query && `?${query}`}`;
  return app.inject({ method: endpoint.method, url, headers });
}

function endpointOf(call: string): Endpoint {
  const endpoint = ENDPOINTS.find((one) => nameOf(one) === call);
  if (endpoint === undefined) throw new Error(`No call is named ${call}.`);
  return endpoint;
}

/** Makes the call as the project's ADMIN, or as SUPPER_ADMIN where only they may. */
function sendNaming({ call, input }: NamingCall, named: Things, at = named) {
  const { method, ...endpoint } = endpointOf(call);
  const { query, body } = input(named, things);
  const url = `${config.apiBase}${pathOf({ method, ...endpoint }, at)}${query === undefined ? '' : `?${query}`}`;
  // A work is before its own juror alone: whoever made the newsroom judges in it.
  const isOfJuror = call.includes(' /admin/jury/');
  const mayAdmin = !isOfJuror && SPEC_CALLS.some((one) => one.call === call && one.roles.includes('ADMIN'));
  const headers = mayAdmin ? admin : room.headers;
  return app.inject({ method, url, headers, ...(body && { payload: body }) });
}

/** The state after the refused calls: nothing writes from here on. */
/** The rows after the last refused call. A test that writes forgets them; nobody else writes. */
let rows: Rows | undefined;
async function expectAllRefused(calls: readonly BadCall[]): Promise<void> {
  const before = rows;
  rows = undefined;
  rows = await expectRefused(db, calls, before);
}

describe('Every call behind the sign-in refuses', () => {
  test.each(MALFORMED)('a token that is %s', async (_name, authorization) => {
    const headers = { 'project-id': project, ...(authorization !== undefined && { authorization }) };
    await expectAllRefused(
      GUARDED.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, headers),
        codes: ['SESSION_INVALID'],
      })),
    );
  });

  test.each(ENDED)('a session that is $name', async (session) => {
    const headers = await anEndedSession(db, session, { project, now: NOW });
    rows = undefined;
    await expectAllRefused(
      GUARDED.map((endpoint) => ({ endpoint, send: () => send(endpoint, headers), codes: [session.code] })),
    );
  });

  test('a token in a cookie', async () => {
    const { authorization = '' } = room.headers;
    const headers = { cookie: `token=${authorization.slice('Bearer '.length)}`, 'project-id': project };
    await expectAllRefused(
      GUARDED.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, headers),
        codes: ['SESSION_INVALID'],
      })),
    );
  });

  test('a half-way session, where a full one is required', async () => {
    const headers = await signIn(db, room.admin, { project, kind: 'half-way', at: NOW });
    rows = undefined;
    await expectAllRefused(
      OF_WHOLE_SESSIONS.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, headers),
        codes: ['SESSION_INVALID'],
      })),
    );
  });
});

describe('Every call of a project refuses', () => {
  test.each(['', ' ', '\t'])('to guess one where %j is named', async (named) => {
    await expectAllRefused(
      OF_PROJECT.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, { ...room.headers, 'project-id': named }),
        codes: ['PROJECT_REQUIRED'],
      })),
    );
  });

  test.each(BAD_PROJECTS)('%s', async (_name, named) => {
    await expectAllRefused(
      OF_PROJECT.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, { ...room.headers, 'project-id': named }),
        codes: ['PROJECT_FORBIDDEN'],
      })),
    );
  });

  test.each([
    ['one the caller has no part in', room.foreignProject],
    ['an archived one', room.archivedProject],
  ])('%s', async (_name, named) => {
    await expectAllRefused(
      OF_PROJECT.map((endpoint) => ({
        endpoint,
        send: () => send(endpoint, { ...admin, 'project-id': named }),
        codes: ['PROJECT_FORBIDDEN'],
      })),
    );
  });
});

test('every call that an ADMIN may make and that names a record in its address is tried with foreign records', () => {
  const tried = new Set(NAMING_CALLS.map(({ call }) => call));
  const named = SPEC_CALLS.filter(({ call, roles }) => call.includes('{id}') && roles.includes('ADMIN'));
  expect(named.map(({ call }) => call).filter((call) => !tried.has(call))).toEqual([]);
});

describe('A record of another project, or an unknown one, is hidden from', () => {
  test.each(NAMING_CALLS)('$call', async (naming) => {
    await expectAllRefused(
      [foreignThings, NEVER].map((named, at) => ({
        endpoint: endpointOf(naming.call),
        note: at === 0 ? 'foreign' : 'never',
        send: () => sendNaming(naming, named),
        codes: naming.codes,
      })),
    );
  });

  test.each(
    POINTING_CALLS.map((naming) => ({ ...naming, sent: JSON.stringify(naming.input(NEVER, NEVER)) })),
  )('$call that points at it: $sent', async (naming) => {
    await expectAllRefused(
      [foreignThings, NEVER].map((named, at) => ({
        endpoint: endpointOf(naming.call),
        note: at === 0 ? 'foreign' : 'never',
        send: () => sendNaming(naming, named, things),
        codes: naming.codes,
      })),
    );
  });
});

describe('A bulk call reports each foreign id and does nothing with it', () => {
  test.each(BULK_CALLS.map((naming) => ({ ...naming, sent: JSON.stringify(naming.input(NEVER, NEVER)) })))(
    '$call $sent',
    async (naming) => {
      const before = await everyRow(db);
      for (const named of [foreignThings, NEVER]) {
        const { data } = (await sendNaming(naming, named)).json<{ readonly data: BulkResult }>();
        expect([data.done, data.results.map(({ code }) => code)]).toEqual([0, naming.codes]);
      }
      expect(await everyRow(db)).toEqual(before);
    },
  );
});

describe('An outdated version changes nothing by', () => {
  test.each(NAMING_CALLS.filter(({ isVersioned }) => isVersioned))('$call', async (naming) => {
    await expectAllRefused([
      {
        endpoint: endpointOf(naming.call),
        send: () => sendNaming(naming, things),
        codes: ['VERSION_CONFLICT'],
      },
    ]);
  });
});
