import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '#server/features/attachments/test-support/send-file.ts';
import { makePdf } from '#server/features/media/upload/test-support/make-files.ts';
import { startTestServer } from '#test/test-server.ts';
import { linesOfExport } from '../export/test-support/lines-of-export.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { takedownExportTask } from './takedown-export-task.ts';

const server = await startTestServer();
let room: Newsroom;
let ordered: Post;

function facts(changes: Partial<TakedownFacts> = {}): TakedownFacts {
  return {
    reasonKind: 'COPYRIGHT',
    orderRef: '',
    orderIssuer: '',
    orderTime: null,
    receivedTime: '2026-11-01T02:30:00.000Z',
    scope: ['POST', 'SEARCH'],
    note: '',
    ...changes,
  };
}

const open = (post: Pick<Post, 'id'>, changes: Partial<TakedownFacts> = {}, key?: string) =>
  server.ask(takedownEndpoints.open, {
    headers: { ...room.admin.headers, ...(key && { 'idempotency-key': key }) },
    body: { postId: post.id, ...facts(changes) },
  });

async function report(filters: object, by = room.admin) {
  const body = { format: 'csv' as const, filters };
  const { taskId } = await server.ask(takedownEndpoints.export, { headers: by.headers, body });
  return await linesOfExport(server, takedownExportTask(), taskId);
}

beforeAll(async () => {
  room = await aNewsroom(server);
  ordered = await room.postIn('PUBLISHED', room.author, { title: 'Chợ phiên vùng cao' });
  const { id } = await open(ordered, {
    reasonKind: 'AUTHORITY_ORDER',
    orderRef: '=12/CV',
    orderIssuer: 'Cục Báo chí',
    note: 'Gấp',
  });
  const url = `/api/admin/takedown/attachment/add/${id}`;
  const { headers } = room.admin;
  await sendFile(server.app, url, {
    headers: { ...headers },
    fileName: 'Công văn 12.pdf',
    content: makePdf(),
  });
  await open(await room.postIn('PUBLISHED', room.author, { title: 'Ảnh mượn' }));
});

describe('the report of takedown cases', () => {
  it("holds one line per case, newest first, in words, with the project's times and no formula", async () => {
    const { state, name, headings, lines } = await report({ view: 'all' });
    expect({ state, name }).toEqual({
      state: 'DONE',
      name: expect.stringMatching(/^ho-so-go-bai-.*\.csv$/),
    });
    expect(headings).toMatch(/^\uFEFFSố hồ sơ,Bài viết,Liên kết tĩnh,Tình trạng,/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\d+,Ảnh mượn,anh-muon.*,Đang mở,Bản quyền,,,,2026-11-01 09:30,/);
    expect(lines[1]).toMatch(/,Yêu cầu của cơ quan quản lý,'=12\/CV,Cục Báo chí,/);
    expect(lines[1]).toContain('"Bài viết, Máy tìm kiếm"');
    expect(lines[1]).toContain(',Gấp,Công văn 12.pdf,');
  });

  it('says of a done case how long it took and that it was late', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { title: 'Gỡ muộn' });
    await open(post);
    await server.db
      .updateTable('takedown_cases')
      .set({
        state: 'DONE',
        done_time: new Date('2026-11-02T03:30:00Z'),
        done_by_name: 'Lê Thu Hà',
        snapshot: '{}',
      })
      .where('post_id', '=', post.id)
      .execute();
    const { lines } = await report({ view: 'done' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(',2026-11-02 10:30,1500,Quá hạn,Lê Thu Hà,');
  });

  it('follows the requested filter, also without diacritics', async () => {
    const found = async (filters: object) => (await report(filters)).lines.length;
    expect(await found({ view: 'open' })).toBe(2);
    expect(await found({ view: 'all', text: 'cho phien' })).toBe(1);
    expect(await found({ view: 'all', text: 'Cục Báo chí' })).toBe(1);
    expect(await found({ view: 'all', postId: ordered.id })).toBe(1);
    expect(await found({ view: 'all', text: 'khongco' })).toBe(0);
  });

  it('is only for people who take posts down, also when they lose the right before it is written', async () => {
    const body = { format: 'csv' as const, filters: {} };
    for (const by of [room.author, room.editor]) {
      expect(await server.refusal(takedownEndpoints.export, { headers: by.headers, body })).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const other = await room.hire('ADMIN');
    const { taskId } = await server.ask(takedownEndpoints.export, { headers: other.headers, body });
    await server.db.updateTable('users').set({ role: 'AUTHOR' }).where('id', '=', other.userId).execute();
    const { state, lines } = await linesOfExport(server, takedownExportTask(), taskId);
    expect({ state, lines }).toEqual({ state: 'FAILED', lines: [] });
  });

  it('holds nothing of another project', async () => {
    const elsewhere = await aNewsroom(server);
    expect((await report({ view: 'all' }, elsewhere.admin)).lines).toEqual([]);
  });

  it('is audited with the request', async () => {
    await report({ view: 'all', text: 'cho phien' });
    const row = await server.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('project_id', '=', room.projectId)
      .where('entity', '=', 'takedown')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toMatchObject({
      action: 'takedown.export',
      after: { format: 'csv', query: '{"view":"all","text":"cho phien"}', total: 1 },
    });
  });
});

describe('a case requested twice with one key', () => {
  it('is opened once', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const key = 'mo-ho-so-mot-lan';
    const one = await open(post, {}, key);
    expect(await open(post, {}, key)).toEqual(one);
  });
});
