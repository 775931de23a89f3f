import { savedViewEndpoints } from '@toasoan/contract/features/saved-views/endpoints.ts';
import { MAX_SAVED_VIEWS, type SavedViewCreate } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let project: string;
const hire = async (role: 'AUTHOR' | 'EDITOR' | 'ADMIN') => {
  const person = await aPerson(server.db, { role, projects: [project] });
  return { ...person, headers: await signIn(server.db, person, { project }) };
};
type Staff = Awaited<ReturnType<typeof hire>>;
let author: Staff;
let editor: Staff;
let admin: Staff;

beforeAll(async () => {
  project = await aProject(server.db);
  [author, editor, admin] = [await hire('AUTHOR'), await hire('EDITOR'), await hire('ADMIN')];
});

const keep = (by: Staff, view: Partial<SavedViewCreate> = {}) =>
  server.ask(savedViewEndpoints.create, {
    headers: by.headers,
    body: { list: 'posts', name: `Góc ${Math.random()}`, query: 'view=PUBLISHED', ...view },
  });
const names = async (by: Staff) =>
  (await server.ask(savedViewEndpoints.list, { headers: by.headers, query: { list: 'posts' } })).items;

describe('a saved view', () => {
  it('keeps the query of the list with sorted keys and without the position', async () => {
    const view = await keep(author, {
      name: 'Video tuần này',
      query: 'type=VIDEO&page=3&author=Thu+Hà&limit=50&open=5&type=LIVE&show=board',
      columns: ['category', 'wordCount'],
    });
    expect(view).toMatchObject({
      name: 'Video tuần này',
      query: 'author=Thu+H%C3%A0&show=board&type=VIDEO&type=LIVE',
      columns: ['category', 'wordCount'],
      isShared: false,
      isDefault: false,
      owner: { userId: author.userId },
      version: 1,
    });
    expect(await names(author)).toEqual([view]);
    expect(await names(editor)).toEqual([]);
  });

  it('keeps that its search reads bodies too', async () => {
    const { query } = await keep(author, { name: 'Sạt lở', query: 'text=sạt+lở&inBodies=true' });
    expect(query).toBe('inBodies=true&text=s%E1%BA%A1t+l%E1%BB%9F');
  });

  it.each(['type=NOVEL', 'nothing=1', 'from=2026-02-30', 'view=mine&view=all'])(
    'is refused with %s, which the list does not accept',
    async (query) => {
      const failure = await server.refusal(savedViewEndpoints.create, {
        headers: editor.headers,
        body: { list: 'posts', name: 'Sai', query },
      });
      expect([failure.status, failure.errors[0]?.field]).toEqual([400, 'query']);
    },
  );

  it('has a unique name among the views of its owner', async () => {
    await keep(editor, { name: 'Tin nóng' });
    await keep(admin, { name: 'Tin nóng' });
    const again = { headers: editor.headers, body: { list: 'posts', name: 'Tin nóng', query: '' } } as const;
    expect((await server.refusal(savedViewEndpoints.create, again)).code).toBe('RULES_NOT_MET');
  });

  it('is changed only by its owner and only at the current version', async () => {
    const view = await keep(editor, { isShared: true });
    const change = (by: Staff, body: object) =>
      server.send(savedViewEndpoints.update, {
        headers: by.headers,
        body: { id: view.id, version: view.version, ...body },
      });
    expect((await change(admin, { name: 'Của tôi' })).status).toBe(422);
    expect((await change(editor, { query: 'view=DRAFT', name: 'Nháp' })).status).toBe(200);
    expect((await change(editor, { name: 'Cũ' })).status).toBe(409);
    expect((await names(editor)).find(({ id }) => id === view.id)).toMatchObject({
      name: 'Nháp',
      query: 'view=DRAFT',
      isShared: true,
      version: 2,
    });
  });

  it('is shared by EDITOR and higher roles, seen by all, and deleted by ADMIN', async () => {
    const sharing = {
      headers: author.headers,
      body: { list: 'posts', name: 'A', query: '', isShared: true },
    } as const;
    expect((await server.refusal(savedViewEndpoints.create, sharing)).code).toBe('RULES_NOT_MET');
    const view = await keep(editor, { isShared: true });
    expect((await names(author)).map(({ id }) => id)).toContain(view.id);
    const remove = (by: Staff) =>
      server.send(savedViewEndpoints.remove, { headers: by.headers, params: { id: view.id } });
    expect((await remove(author)).status).toBe(422);
    expect((await remove(admin)).status).toBe(200);
    expect((await remove(editor)).status).toBe(404);
  });

  it('of another project or without sharing is not found by others', async () => {
    const view = await keep(editor);
    const input = { headers: admin.headers, params: { id: view.id } };
    expect((await server.send(savedViewEndpoints.remove, input)).status).toBe(404);
  });

  it('is a default of others until it is no longer shared', async () => {
    const view = await keep(editor, { isShared: true });
    const body = { list: 'posts', id: view.id } as const;
    await server.ask(savedViewEndpoints.setDefault, { headers: author.headers, body });
    await server.ask(savedViewEndpoints.setDefault, { headers: editor.headers, body });
    const isDefault = async (by: Staff) =>
      (await names(by)).filter((one) => one.isDefault).map(({ id }) => id);
    expect([await isDefault(author), await isDefault(editor), await isDefault(admin)]).toEqual([
      [view.id],
      [view.id],
      [],
    ]);
    await server.ask(savedViewEndpoints.update, {
      headers: editor.headers,
      body: { id: view.id, version: view.version, isShared: false },
    });
    expect([await isDefault(author), await isDefault(editor)]).toEqual([[], [view.id]]);
    await server.ask(savedViewEndpoints.setDefault, {
      headers: editor.headers,
      body: { list: 'posts', id: null },
    });
    expect(await isDefault(editor)).toEqual([]);
  });

  it('leaves audit rows of its changes', async () => {
    const view = await keep(editor, { name: 'Có nhật ký' });
    await server.ask(savedViewEndpoints.remove, { headers: editor.headers, params: { id: view.id } });
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['action', 'title'])
      .where('entity', '=', 'savedView')
      .where('entity_id', '=', view.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'savedView.create', title: 'Có nhật ký' },
      { action: 'savedView.delete', title: 'Có nhật ký' },
    ]);
  });

  it(`is refused beyond ${MAX_SAVED_VIEWS} views of a person`, async () => {
    const person = await hire('AUTHOR');
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_VIEWS + 3 }, (_, n) =>
        server.send(savedViewEndpoints.create, {
          headers: person.headers,
          body: { list: 'posts', name: `Góc ${n}`, query: '' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_VIEWS);
    expect(await names(person)).toHaveLength(
      MAX_SAVED_VIEWS + (await names(author)).filter((one) => one.owner.userId !== author.userId).length,
    );
  });
});
