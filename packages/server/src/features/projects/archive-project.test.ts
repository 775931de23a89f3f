import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aHouse, type House } from './test-support/a-house.ts';

const server = await startTestServer();
const { detail, update, transition } = projectEndpoints;

async function projectsOf(house: House, role: 'SUPPER_ADMIN' | 'ADMIN' | 'EDITOR' | 'AUTHOR') {
  const { user } = await server.ask(sessionEndpoints.me, { headers: house.headers[role] });
  return user.projects.filter(({ projectId }) => projectId === house.id).map(({ status }) => status);
}

describe('An archived project', () => {
  test('is gone for everybody but SUPPER_ADMIN, at the next call', async () => {
    const house = await aHouse(server);
    for (const role of ['ADMIN', 'EDITOR', 'AUTHOR'] as const) {
      const headers = { ...house.headers[role], 'project-id': house.id };
      expect((await server.send(tagEndpoints.list, { headers })).status).toBe(200);
    }
    expect(await house.transitionCode('DISABLED')).toBe('OK');
    for (const role of ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'] as const) {
      const headers = { ...house.headers[role], 'project-id': house.id };
      const failure = await server.refusal(tagEndpoints.list, { headers });
      expect([failure.status, failure.code]).toEqual([403, 'PROJECT_FORBIDDEN']);
      expect(await projectsOf(house, role)).toEqual(role === 'SUPPER_ADMIN' ? ['DISABLED'] : []);
    }
  });

  test('is read and changed by SUPPER_ADMIN alone', async () => {
    const house = await aHouse(server);
    await house.transitionCode('DISABLED');
    expect(await house.project()).toMatchObject({ status: 'DISABLED' });
    expect(await house.updateCode('SUPPER_ADMIN', { description: 'Đã lưu trữ' })).toBe('OK');
    expect(await house.updateCode('ADMIN', { description: 'Không được' })).toBe('PROJECT_FORBIDDEN');
    for (const role of ['ADMIN', 'EDITOR'] as const) {
      const failure = await server.refusal(detail, {
        headers: house.headers[role],
        params: { id: house.id },
      });
      expect(failure.code).toBe('PROJECT_FORBIDDEN');
    }
  });

  test('comes back with its people and its content', async () => {
    const house = await aHouse(server);
    const headers = { ...house.headers.ADMIN, 'project-id': house.id };
    const tag = await server.ask(tagEndpoints.create, { headers, body: { title: 'lưu giữ' } });
    await house.transitionCode('DISABLED');
    expect(await house.transitionCode('ENABLE')).toBe('OK');
    expect(await projectsOf(house, 'ADMIN')).toEqual(['ENABLE']);
    expect(await server.ask(tagEndpoints.detail, { headers, params: { id: tag.id } })).toEqual(tag);
  });
});

describe('Archiving', () => {
  test.each(['1', '2', '7'])('never takes project %s', async (id) => {
    const house = await aHouse(server, { id });
    const { version } = await house.project();
    const input = { headers: house.headers.SUPPER_ADMIN, params: { id }, body: { version, to: 'DISABLED' } };
    const failure = await server.refusal(transition, input as never);
    expect(failure).toMatchObject({ status: 422, details: { rules: [{ code: 'RESERVED_PROJECT' }] } });
    expect(await house.project()).toMatchObject({ status: 'ENABLE', version });
  });

  test('is for SUPPER_ADMIN only, and so is undoing it', async () => {
    const house = await aHouse(server);
    for (const role of ['ADMIN', 'EDITOR', 'AUTHOR'] as const)
      for (const to of ['DISABLED', 'ENABLE'] as const)
        expect(await house.transitionCode(to, role)).toBe('FORBIDDEN');
  });

  test('needs the version, and the newest one', async () => {
    const house = await aHouse(server);
    const send = (body: object) =>
      server.refusal(transition, {
        headers: house.headers.SUPPER_ADMIN,
        params: { id: house.id },
        body: body as never,
      });
    expect((await send({ to: 'DISABLED' })).code).toBe('VERSION_MISSING');
    expect((await send({ to: 'DISABLED', version: 9 })).code).toBe('VERSION_CONFLICT');
    expect((await send({ to: 'GONE', version: 1 })).code).toBe('INVALID_INPUT');
  });

  test('what is archived changes nothing and is told once in the audit', async () => {
    const house = await aHouse(server);
    await house.transitionCode('DISABLED');
    const { version } = await house.project();
    expect(await house.transitionCode('DISABLED')).toBe('OK');
    expect((await house.project()).version).toBe(version);
    await house.transitionCode('ENABLE');
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['action', 'project_id', 'before', 'after'])
      .where('entity', '=', 'project')
      .where('entity_id', '=', house.id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'project.archive', project_id: house.id, before: { status: 'ENABLE' } },
      { action: 'project.restore', project_id: house.id, after: { status: 'ENABLE' } },
    ]);
  });

  test('while somebody changes it, one of the two is told to look again', async () => {
    const house = await aHouse(server);
    const { version } = await house.project();
    const headers = house.headers.SUPPER_ADMIN;
    const both = await Promise.all([
      server.send(transition, { headers, params: { id: house.id }, body: { version, to: 'DISABLED' } }),
      server.send(update, { headers, body: { projectId: house.id, version, description: 'Đồng thời' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
