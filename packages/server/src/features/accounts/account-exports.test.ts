import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { ACCOUNT_EXPORT_COLUMNS } from '@toasoan/contract/features/accounts/account-export.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';
import { unzip } from '#server/features/posts/export/test-support/unzip.ts';
import { aStaff, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { countStatements } from '#test/count-statements.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from './test-support/an-account.ts';

const server = await startTestServer();
const REASON = 'Đối chiếu danh sách cộng tác viên';
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

async function send(payload: object, headers = staff.headers.EDITOR) {
  const { path, method } = accountEndpoints.export;
  const filters = { view: 'all' };
  return await server.app.inject({
    method,
    url: server.config.apiBase + path,
    headers,
    payload: { kind: 'author', filters, reason: REASON, ...payload },
  });
}

/** The cells of the sheet, line by line. */
async function linesOf(payload: object): Promise<string[][]> {
  const reply = await send(payload);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const xml = unzip(reply.rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
  return [...xml.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g)].map(
      ([, number, text]) => number ?? text ?? '',
    ),
  );
}

test('a list leaves as a workbook of its filter or of ticked rows, without contacts, on record with its reason', async () => {
  const hidden = { email: 'rieng@toasoan.example', mobile: '0900000777' };
  const one = await accounts.create('author', { penName: 'Sông Mã', authorKind: 'CTV' }, hidden);
  const two = await accounts.create('author', { penName: 'Sông Chảy', authorKind: 'GUEST' });
  const [headings = [], ...rows] = await linesOf({ filters: { view: 'all', type: ['CTV'] } });
  expect(headings).toEqual(Object.values(ACCOUNT_EXPORT_COLUMNS).map(({ vi }) => vi));
  const row = rows.find(([id]) => id === one.userId) ?? [];
  expect(row).toEqual(expect.arrayContaining(['Sông Mã', 'CTV']));
  expect(rows.map(([id]) => id)).not.toContain(two.userId);
  expect(row.join(' ')).not.toMatch(/rieng@|0900000777/);
  expect((await linesOf({ ids: [two.userId] })).slice(1).map(([id]) => id)).toEqual([two.userId]);
  const audit = await server.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'user.export')
    .orderBy('id')
    .execute();
  expect(audit.map(({ after }) => after)).toMatchObject([
    { reason: REASON, total: rows.length, format: 'xlsx' },
    { reason: REASON, total: 1 },
  ]);
});

test('a file needs a reason, the right to edit, and rows that are there', async () => {
  expect((await send({ reason: 'ngắn' })).statusCode).toBe(400);
  expect((await send({}, staff.headers.AUTHOR)).statusCode).toBe(403);
  expect((await send({ ids: ['999999'] })).statusCode).toBe(404);
});

/** Written as rows: so many calls would take minutes. */
async function manyAuthors(project: string, count: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO users (account_type, username, display_name, name_sort, created_by_name, updated_by_name)
      SELECT 'author', 'so-' || n, 'Tác giả ' || n, 'Giả ' || n, '', '' FROM generate_series(1, ${count}::int) AS n
      RETURNING id, display_name
    ), joined AS (INSERT INTO project_members (project_id, user_id) SELECT ${project}, id FROM made)
    INSERT INTO account_profiles (user_id, project_id, kind, profile, slug, name_fold)
    SELECT id, ${project}, 'author', '{}', 'tac-gia-' || id, lower(display_name) FROM made`.execute(
    server.db,
  );
}

test('of more accounts than are read at once all are in the file, and the list is counted once', async () => {
  const many = await aStaff(server);
  await manyAuthors(many.project, 501);
  let file: Buffer = Buffer.alloc(0);
  const { texts } = await countStatements(async () => {
    file = (await send({}, many.headers.EDITOR)).rawPayload;
  });
  const xml = unzip(file).get('xl/worksheets/sheet1.xml') ?? '';
  expect(new Set(xml.match(/Tác giả \d+/g)).size).toBe(501);
  expect(texts.filter((text) => text.includes('count(*) as "rows"'))).toHaveLength(1);
});

test('a slug set by hand is free, stays when the name changes, and redirects once it was public', async () => {
  const first = await accounts.create('author', { slug: 'nguoi-ven-song', lang: 'en' });
  expect(first).toMatchObject({ slug: 'nguoi-ven-song', profile: { lang: 'en' } });
  const taken = await accounts.refusedCreate('author', { slug: 'nguoi-ven-song' });
  expect(taken.details).toMatchObject({ rules: [{ code: 'ADDRESS_TAKEN', field: 'profile.slug' }] });
  expect((await accounts.refusedCreate('author', { slug: 'Không hợp lệ' })).errors).toMatchObject([
    { field: 'profile.slug' },
  ]);
  expect((await accounts.refusedCreate('author', { lang: 'xx' })).errors).toMatchObject([
    { field: 'profile.lang' },
  ]);
  expect(await accounts.change(first.userId, {}, { displayName: 'Tên khác hẳn' })).toMatchObject({
    slug: 'nguoi-ven-song',
  });
  expect(await accounts.change(first.userId, { slug: '' })).toMatchObject({ slug: 'ten-khac-han' });
  const old = { entity: 'account.author', slug: 'nguoi-ven-song' } as const;
  expect(await findRedirect(server.db, staff.project, old)).toBe(first.userId);
  const next = await accounts.create('author', { slug: 'nguoi-ven-song' });
  await accounts.change(first.userId, { slug: 'nguoi-ven-song-2' });
  expect(next.slug).toBe('nguoi-ven-song');
  expect(await findRedirect(server.db, staff.project, old)).toBeUndefined();
});
