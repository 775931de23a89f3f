import type { Category, CategoryCreate } from '@toasoan/contract/features/categories/category.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();

type Headers = Record<string, string>;

async function aNewsroom() {
  const projectId = await aProject(server.db);
  const admin = await aPerson(server.db, { role: 'ADMIN', projects: [projectId] });
  const headers = await signIn(server.db, admin, { project: projectId });
  const create = (title: string, more: Partial<CategoryCreate> = {}): Promise<Category> =>
    server.ask(categoryEndpoints.create, { headers, body: { title, ...more } });
  return { projectId, headers, create };
}

/** The tree as indented titles. */
async function shape(headers: Headers): Promise<string[]> {
  const { items } = await server.ask(categoryEndpoints.tree, { headers });
  return items.map((category) => `${'·'.repeat(category.depth - 1)}${category.title}`);
}

function move(headers: Headers, category: Category, parentId: string | null, beforeId: string | null = null) {
  const body = { id: category.id, version: category.version, parentId, beforeId };
  return server.send(categoryEndpoints.reorder, { headers, body });
}

describe('the tree of categories', () => {
  it('puts new ones last among their siblings and lists parents before children', async () => {
    const { headers, create } = await aNewsroom();
    const news = await create('Thời sự');
    await create('Văn hóa');
    await create('Chính trị', { parentId: news.id });
    await create('Xã hội', { parentId: news.id });
    expect(await shape(headers)).toEqual(['Thời sự', '·Chính trị', '·Xã hội', 'Văn hóa']);
  });

  it('has three levels at most', async () => {
    const { headers, create } = await aNewsroom();
    const one = await create('Một');
    const two = await create('Hai', { parentId: one.id });
    const three = await create('Ba', { parentId: two.id });
    const refusal = await server.refusal(categoryEndpoints.create, {
      headers,
      body: { title: 'Bốn', parentId: three.id },
    });
    expect(refusal).toMatchObject({
      status: 422,
      details: { rules: [{ code: 'TOO_DEEP', field: 'parentId' }] },
    });
  });

  it('refuses a parent of another project', async () => {
    const { headers } = await aNewsroom();
    const foreign = await (await aNewsroom()).create('Nơi khác');
    const refusal = await server.refusal(categoryEndpoints.create, {
      headers,
      body: { title: 'Con', parentId: foreign.id },
    });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'parentId', code: 'unknownReference' }] });
  });
});

describe('moving a category', () => {
  it('goes before a sibling, to the end, below another one and back to the top', async () => {
    const { headers, create } = await aNewsroom();
    const a = await create('A');
    const b = await create('B');
    const c = await create('C');
    expect((await move(headers, c, null, a.id)).status).toBe(200);
    expect(await shape(headers)).toEqual(['C', 'A', 'B']);
    await move(headers, a, b.id);
    expect(await shape(headers)).toEqual(['C', 'B', '·A']);
    await move(headers, { ...a, version: 2 }, null);
    expect(await shape(headers)).toEqual(['C', 'B', 'A']);
  });

  it('takes everything below along and keeps their levels true', async () => {
    const { headers, create } = await aNewsroom();
    const root = await create('Gốc');
    const branch = await create('Nhánh');
    const leaf = await create('Lá', { parentId: branch.id });
    await move(headers, branch, root.id);
    expect(await shape(headers)).toEqual(['Gốc', '·Nhánh', '··Lá']);
    const moved = await server.ask(categoryEndpoints.detail, { headers, params: { id: leaf.id } });
    expect([moved.depth, moved.version]).toEqual([3, leaf.version]);
  });

  it('into itself, below itself, too deep or beside a stranger is refused and changes nothing', async () => {
    const { headers, create } = await aNewsroom();
    const one = await create('Một');
    const two = await create('Hai', { parentId: one.id });
    const other = await create('Khác');
    await create('Con của khác', { parentId: other.id });
    const before = await shape(headers);
    for (const [parentId, beforeId] of [
      [one.id, null],
      [two.id, null],
    ] as const) {
      expect((await move(headers, one, parentId, beforeId)).status).toBe(422);
    }
    expect((await move(headers, other, two.id)).status).toBe(422);
    expect((await move(headers, other, null, two.id)).status).toBe(422);
    expect(await shape(headers)).toEqual(before);
  });

  it('needs the version it saw', async () => {
    const { headers, create } = await aNewsroom();
    const a = await create('A');
    const stale = await move(headers, { ...a, version: 9 }, null);
    expect(stale.envelope).toMatchObject({ error: -409, code: 'VERSION_CONFLICT', details: { version: 1 } });
  });

  it('of different rows by several people at once is no conflict and leaves one true order', async () => {
    const { headers, create } = await aNewsroom();
    const rows: Category[] = [];
    for (const title of ['A', 'B', 'C', 'D', 'E']) rows.push(await create(title));
    const parent = await create('Cha');
    const replies = await Promise.all(rows.map((row) => move(headers, row, parent.id)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    const { items } = await server.ask(categoryEndpoints.tree, { headers });
    const children = items.filter((item) => item.parentId === parent.id);
    expect(children.map((child) => child.order)).toEqual([0, 1, 2, 3, 4]);
  });

  it('of two categories below each other at once cannot make a circle', async () => {
    const { headers, create } = await aNewsroom();
    const a = await create('A');
    const b = await create('B');
    const replies = await Promise.all([move(headers, a, b.id), move(headers, b, a.id)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422]);
    expect(await shape(headers)).toHaveLength(2);
  });

  it('of many at once reports each for itself', async () => {
    const { headers, create } = await aNewsroom();
    const parent = await create('Cha');
    const child = await create('Con');
    const result = await server.ask(categoryEndpoints.bulk, {
      headers,
      body: { action: 'move', ids: [parent.id, child.id, '999999'], parentId: parent.id },
    });
    expect(result).toMatchObject({ done: 1, total: 3 });
    expect(result.results.map((one) => one.code)).toEqual(['RULES_NOT_MET', undefined, 'NOT_FOUND']);
  });
});

describe('deleting a category', () => {
  it('waits until its children have moved', async () => {
    const { headers, create } = await aNewsroom();
    const parent = await create('Cha');
    await create('Con', { parentId: parent.id });
    const refusal = await server.refusal(categoryEndpoints.remove, { headers, params: { id: parent.id } });
    expect(refusal.details.rules).toMatchObject([{ code: 'HAS_CHILDREN' }]);
  });

  it('closes the gap in the order and frees the slug', async () => {
    const { headers, create } = await aNewsroom();
    await create('A');
    const b = await create('B');
    await create('C');
    await server.ask(categoryEndpoints.remove, { headers, params: { id: b.id } });
    const { items } = await server.ask(categoryEndpoints.tree, { headers });
    expect(items.map((item) => item.order)).toEqual([0, 1]);
    expect((await create('B')).slug).toBe('b');
  });
});

describe('the fields of a category', () => {
  it('refuse a colour that white text cannot be read on', async () => {
    const { headers } = await aNewsroom();
    const refusal = await server.refusal(categoryEndpoints.create, {
      headers,
      body: { title: 'Màu', color: '#ffd54f' },
    });
    expect(refusal.details.rules).toMatchObject([{ code: 'COLOR_CONTRAST', field: 'color' }]);
  });

  it('keep a redirect when the slug changes', async () => {
    const { headers, create, projectId } = await aNewsroom();
    const category = await create('Đời sống');
    await server.ask(categoryEndpoints.update, {
      headers,
      body: { id: category.id, version: category.version, slug: 'gia-dinh' },
    });
    expect(await findRedirect(server.db, projectId, { entity: 'category', slug: 'doi-song' })).toBe(
      category.id,
    );
  });

  it('leave what was not sent as it was', async () => {
    const { headers, create } = await aNewsroom();
    const category = await create('Du lịch', {
      description: 'Đi đây đi đó',
      perBlock: 7,
      names: { en: 'Travel' },
    });
    const after = await server.ask(categoryEndpoints.update, {
      headers,
      body: { id: category.id, version: category.version, status: 'DISABLED' },
    });
    expect(after).toMatchObject({
      description: 'Đi đây đi đó',
      perBlock: 7,
      names: { vi: 'Du lịch', en: 'Travel' },
      status: 'DISABLED',
    });
  });
});
