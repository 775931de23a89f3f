import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import type { CorrectionDraft } from '@toasoan/contract/features/posts/correction/correction.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { linesOfExport } from '../export/test-support/lines-of-export.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { correctionExportTask } from './correction-export-task.ts';

const server = await startTestServer();
let room: Newsroom;
const made: string[] = [];

function parts(changes: Partial<CorrectionDraft> = {}): CorrectionDraft {
  return {
    wrongText: 'Xã có 1.200 hộ nghèo.',
    correctText: 'Xã có 120 hộ nghèo.',
    apologyText: 'Tòa soạn xin lỗi bạn đọc.',
    basis: 'SELF',
    conclusionDoc: '',
    placement: '',
    notifiedParties: [],
    aggregatorsNotified: [],
    ...changes,
  };
}

async function correct(title: string, changes: Partial<CorrectionDraft>, createTime: string) {
  const post = await room.postIn('PUBLISHED', room.author, { title });
  const { id } = await server.ask(correctionEndpoints.create, {
    headers: room.admin.headers,
    body: { postId: post.id, ...parts(changes) },
  });
  await server.db
    .updateTable('post_corrections')
    .set({ create_time: new Date(createTime) })
    .where('id', '=', id)
    .execute();
  made.push(id);
}

const ledger = (query: object = {}, by = room.admin) =>
  server.ask(correctionEndpoints.ledger, { headers: by.headers, query });

const titles = async (query: object) => (await ledger(query)).items.map(({ postTitle }) => postTitle);

beforeAll(async () => {
  room = await aNewsroom(server);
  const body = { title: 'Cải chính', kind: 'CORRECTION' as const };
  await server.ask(categoryEndpoints.create, { headers: room.admin.headers, body });
  await correct('Hộ nghèo ở xã', { basis: 'COMPLAINT' }, '2026-03-01T16:59:00Z');
  await correct('Giá cà phê', { basis: 'SOURCE' }, '2026-03-01T17:01:00Z');
  await correct(
    'Lũ trên sông Hồng',
    { basis: 'AUTHORITY', conclusionDoc: '+45/KL', notifiedParties: ['Sở A', 'Sở B'] },
    '2026-03-05T03:00:00Z',
  );
});

describe('the ledger of corrections', () => {
  it('lists all of the project, newest first, with their content', async () => {
    const { items, total } = await ledger();
    expect(total).toBe(3);
    expect(items.map(({ id }) => id)).toEqual(made.toReversed());
    expect(items[0]).toMatchObject({
      postTitle: 'Lũ trên sông Hồng',
      basis: 'AUTHORITY',
      correctionState: 'DRAFT',
      publishedRef: { title: 'Lũ trên sông Hồng' },
    });
  });

  it('is filtered by basis, by days of the project and by words of the corrected posts', async () => {
    expect(await titles({ basis: ['SOURCE', 'COMPLAINT'] })).toEqual(['Giá cà phê', 'Hộ nghèo ở xã']);
    expect(await titles({ to: '2026-03-01' })).toEqual(['Hộ nghèo ở xã']);
    expect(await titles({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['Giá cà phê']);
    expect(await titles({ text: 'ca phe' })).toEqual(['Giá cà phê']);
    expect(await titles({ text: '%' })).toEqual([]);
  });

  it('continues below the last one seen, whatever was added since then', async () => {
    const [newest, ...older] = made.toReversed();
    const below = await ledger({ beforeId: newest, limit: 1 });
    expect(below.items.map(({ id }) => id)).toEqual(older.slice(0, 1));
    expect((await ledger({ beforeId: made[0] })).items).toEqual([]);
  });

  it('uses an index, for one basis and for all', async () => {
    for (const [basis, index] of [
      [sql``, 'post_corrections_by_time'],
      [sql`AND basis = 'SOURCE'`, 'post_corrections_by_basis'],
    ] as const) {
      const plan = await server.db.transaction().execute(async (db) => {
        await sql`SET LOCAL enable_seqscan = off`.execute(db);
        await sql`SET LOCAL enable_sort = off`.execute(db);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN
          SELECT id FROM post_corrections WHERE project_id = ${room.projectId} ${basis}
          ORDER BY create_time DESC, id DESC LIMIT 20`.execute(db);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort');
    }
  });

  it('shows nothing of another project, and only to people who correct', async () => {
    const elsewhere = await aNewsroom(server);
    expect(await ledger({}, elsewhere.admin)).toMatchObject({ items: [], total: 0 });
    expect((await ledger({ beforeId: made[0] }, elsewhere.admin)).items).toEqual([]);
    const refusal = await server.refusal(correctionEndpoints.ledger, {
      headers: room.author.headers,
      query: {},
    });
    expect(refusal).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is exported with the same filter', async () => {
    const order = async (filters: object) => {
      const { taskId } = await server.ask(correctionEndpoints.export, {
        headers: room.admin.headers,
        body: { format: 'csv', filters },
      });
      return await linesOfExport(server, correctionExportTask(), taskId);
    };
    const { name, headings, lines } = await order({});
    expect(name).toMatch(/^so-cai-chinh-.*\.csv$/);
    expect(headings).toMatch(/^\uFEFFMã,Ngày lập,Người lập,Bài đã đăng,/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(
      ",Kết luận của cơ quan có thẩm quyền,'+45/KL,Xã có 1.200 hộ nghèo.,Xã có 120 hộ nghèo.,",
    );
    expect(lines[0]).toContain(',Bản nháp,,"Sở A, Sở B",');
    expect(lines[1]).toMatch(/^\d+,2026-03-02 00:01,/);
    expect((await order({ basis: ['SOURCE'], to: '2026-03-02' })).lines).toHaveLength(1);
  });
});

describe('a correction requested twice with one key', () => {
  it('is created once', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const create = () =>
      server.ask(correctionEndpoints.create, {
        headers: { ...room.admin.headers, 'idempotency-key': 'cai-chinh-mot-lan' },
        body: { postId: post.id, ...parts() },
      });
    const one = await create();
    expect(await create()).toEqual(one);
    const { items } = await server.ask(correctionEndpoints.list, {
      headers: room.admin.headers,
      query: { postId: post.id },
    });
    expect(items).toHaveLength(1);
  });
});
