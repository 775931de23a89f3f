import { randomUUID } from 'node:crypto';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/test-server.ts';
import { aHouse, aNewProject, type House } from './test-support/a-house.ts';

const server: TestServer = await startTestServer();
const { create, update, detail } = projectEndpoints;
let house: House;

beforeAll(async () => {
  house = await aHouse(server);
});

const make = (body: object, headers = house.headers.SUPPER_ADMIN) =>
  server.ask(create, { headers, body: aNewProject(body) });
const auditOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'project')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('A new project', () => {
  test('gets an id from 8 on, a code from its name, a colour and the usual values', async () => {
    const made = await make({ name: 'Đắk Lắk hôm nay' });
    expect(Number(made.projectId)).toBeGreaterThanOrEqual(8);
    expect(made).toMatchObject({
      code: 'dak-lak-hom-nay',
      name: 'Đắk Lắk hôm nay',
      siteType: 'custom',
      color: expect.stringMatching(/./),
      status: 'ENABLE',
      workflowMode: 'THREE_STEP',
      allowSelfApprove: false,
      languages: ['vi', 'en'],
      defaultLang: 'vi',
      timezone: 'Asia/Ho_Chi_Minh',
      kind: 'PORTAL',
      version: 1,
      createdBy: { userId: house.people.SUPPER_ADMIN.userId },
    });
  });

  test('keeps every value it is given', async () => {
    const options = {
      code: 'happy-hue',
      siteType: 'Happy',
      color: 'magenta',
      domains: ['hue.example', 'www.hue.example'],
      description: 'Trang của Huế.',
      languages: ['en', 'km'],
      defaultLang: 'km',
      timezone: 'Asia/Bangkok',
      workflowMode: 'TWO_STEP',
      allowSelfApprove: false,
      kind: 'AGGREGATOR',
      governingBody: 'Sở Văn hóa',
      licenceNo: '12/GP-TTĐT',
      licenceDate: '15/8/2023',
      responsiblePerson: 'Nguyễn Thị Huế',
      contactPhone: '0234 3 123 456',
      contactEmail: 'toasoan@hue.example',
      address: '1 Lê Lợi, Huế',
    };
    const made = await make(options);
    expect(made).toMatchObject(options);
    const headers = house.headers.SUPPER_ADMIN;
    expect(await server.ask(detail, { headers, params: { id: made.projectId } })).toEqual(made);
  });

  test('takes the next free code where its name gives one that is taken', async () => {
    const number = randomUUID().slice(0, 8);
    const [one, other] = [await make({ name: `Sa Pa ${number}` }), await make({ name: `Sá Pa ${number}` })];
    expect([one.code, other.code]).toEqual([`sa-pa-${number}`, `sa-pa-${number}-2`]);
  });

  test('refuses a name and a code that are taken', async () => {
    const headers = house.headers.SUPPER_ADMIN;
    await make({ name: 'Cà Mau', code: 'dat-mui' });
    const refused = async (body: object) => {
      const failure = await server.refusal(create, { headers, body: aNewProject(body) });
      return [failure.status, failure.code, failure.errors[0]?.field];
    };
    expect(await refused({ name: ' cà  MAU '.normalize('NFD') })).toEqual([409, 'TITLE_TAKEN', 'name']);
    expect(await refused({ code: 'dat-mui' })).toEqual([409, 'DUPLICATE', 'code']);
  });

  test('refuses values that do not fit together', async () => {
    const headers = house.headers.SUPPER_ADMIN;
    const body = aNewProject({ languages: ['en'], defaultLang: 'vi', kind: 'AGGREGATOR' } as const);
    const failure = await server.refusal(create, { headers, body });
    expect(failure.status).toBe(422);
    expect(failure.details.rules?.map(({ code, field }) => [code, field])).toEqual([
      ['DEFAULT_LANG_NOT_LISTED', 'defaultLang'],
      ['LICENCE_REQUIRED', 'licenceNo'],
    ]);
  });

  test('refuses a time zone that the database does not know by this name', async () => {
    const headers = house.headers.SUPPER_ADMIN;
    const body = aNewProject({ timezone: 'AsiA/Saigon' });
    const failure = await server.refusal(create, { headers, body });
    expect([failure.status, failure.errors[0]?.field]).toEqual([400, 'timezone']);
  });

  test.each(['ADMIN', 'EDITOR', 'AUTHOR'] as const)('is not for %s to make', async (role) => {
    const headers = house.headers[role];
    expect((await server.refusal(create, { headers, body: aNewProject() })).code).toBe('FORBIDDEN');
  });

  test('is made once however often the call is repeated with its key', async () => {
    const headers = { ...house.headers.SUPPER_ADMIN, 'idempotency-key': randomUUID() };
    const body = aNewProject();
    const answers = [
      await server.send(create, { headers, body }),
      await server.send(create, { headers, body }),
    ];
    expect(answers[1]?.envelope).toEqual(answers[0]?.envelope);
    expect(answers[1]?.headers['idempotency-replayed']).toBe('true');
  });

  test('of two with one name at the same moment there is one', async () => {
    const headers = house.headers.SUPPER_ADMIN;
    const body = aNewProject();
    const both = await Promise.all([1, 2].map(() => server.send(create, { headers, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('Changing a project', () => {
  test('changes the keys sent and nothing else, and raises the version', async () => {
    const before = await house.project();
    const headers = house.headers.ADMIN;
    const workflowMode = 'TWO_STEP' as const;
    const change = { description: 'Mô tả mới.', workflowMode, domains: ['moi.example'] };
    const body = { projectId: house.id, version: before.version, ...change };
    const after = await server.ask(update, { headers, body });
    expect(after).toEqual({
      ...before,
      ...change,
      version: before.version + 1,
      updateTime: after.updateTime,
      updatedBy: { userId: house.people.ADMIN.userId, name: house.people.ADMIN.displayName },
    });
  });

  test('is for ADMIN of the project and SUPPER_ADMIN', async () => {
    const codes: Record<string, string> = {};
    for (const role of ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'] as const)
      codes[role] = await house.updateCode(role, { description: `Của ${role}` });
    expect(codes).toEqual({ SUPPER_ADMIN: 'OK', ADMIN: 'OK', EDITOR: 'FORBIDDEN', AUTHOR: 'FORBIDDEN' });
  });

  test('is not for ADMIN of another project, nor is reading it', async () => {
    const other = await aHouse(server);
    const headers = other.headers.ADMIN;
    const { version } = await house.project();
    const body = { projectId: house.id, version, description: 'Của người khác' };
    expect((await server.refusal(update, { headers, body })).code).toBe('PROJECT_FORBIDDEN');
    const params = { id: house.id };
    expect((await server.refusal(detail, { headers, params })).code).toBe('PROJECT_FORBIDDEN');
    const unknown = await server.refusal(detail, { headers, params: { id: '999999' } });
    expect([unknown.status, unknown.code]).toEqual([403, 'PROJECT_FORBIDDEN']);
  });

  test('leaves the legal part to SUPPER_ADMIN and says so', async () => {
    expect(await house.updateCode('SUPPER_ADMIN', { licenceNo: '7/GP', kind: 'AGGREGATOR' })).toBe('OK');
    const { version } = await house.project();
    const body = { projectId: house.id, version, description: 'Kèm', licenceNo: '8/GP' };
    const failure = await server.refusal(update, { headers: house.headers.ADMIN, body });
    expect(failure).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      details: { rules: [{ code: 'LEGAL_PART', field: 'licenceNo' }] },
    });
    expect(await house.project()).toMatchObject({ licenceNo: '7/GP', version });
  });

  test('lets ADMIN send the whole form back', async () => {
    const { projectId, version, code: _code, status: _status, ...rest } = await house.project();
    const { logo: _logo, logoDark: _dark, favicon: _icon, ...words } = rest;
    const { createTime: _c, updateTime: _u, createdBy: _b, updatedBy: _by, ...form } = words;
    const body = { projectId, version, ...form, color: 'teal' } as const;
    expect(await server.ask(update, { headers: house.headers.ADMIN, body })).toMatchObject({ color: 'teal' });
  });

  test('needs the version, and the newest one', async () => {
    const headers = house.headers.ADMIN;
    const projectId = house.id;
    const without = await server.refusal(update, { headers, body: { projectId, name: 'x' } as never });
    expect([without.status, without.code]).toEqual([428, 'VERSION_MISSING']);
    const { version } = await house.project();
    const change = (description: string) =>
      server.send(update, { headers, body: { projectId, version, description } });
    const both = await Promise.all([change('một'), change('hai')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change('ba')).envelope).toMatchObject({ details: { version: version + 1 } });
  });

  test.each(['code', 'status', 'memberCount'])('refuses the key %s', async (key) => {
    expect(await house.updateCode('SUPPER_ADMIN', { [key]: 'x' })).toBe('INVALID_INPUT');
  });

  test('refuses the name of another project', async () => {
    const { name } = await make({});
    expect(await house.updateCode('ADMIN', { name: name.toUpperCase() })).toBe('TITLE_TAKEN');
    expect(await house.updateCode('ADMIN', { name: (await house.project()).name })).toBe('OK');
  });

  test('refuses a default language that is not listed', async () => {
    expect(await house.updateCode('ADMIN', { languages: ['en', 'fr'] })).toBe('RULES_NOT_MET');
    expect(await house.updateCode('ADMIN', { languages: ['en', 'fr'], defaultLang: 'fr' })).toBe('OK');
  });

  test('is told in the audit of that project, wherever the caller works', async () => {
    const made = await make({});
    const headers = { ...house.headers.SUPPER_ADMIN, 'project-id': house.id };
    const body = { projectId: made.projectId, version: 1, color: 'olive', address: 'Hà Nội' } as const;
    await server.ask(update, { headers, body });
    const rows = await auditOf(made.projectId);
    expect(rows.map(({ action, project_id }) => [action, project_id])).toEqual([
      ['project.create', made.projectId],
      ['project.update', made.projectId],
    ]);
    expect(rows[1]).toMatchObject({
      user_id: house.people.SUPPER_ADMIN.userId,
      before: { color: made.color, address: '' },
      after: { color: 'olive', address: 'Hà Nội' },
    });
  });
});
