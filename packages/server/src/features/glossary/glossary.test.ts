import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { countHits, findKeywords, listGlossary, saveGlossaryEntry } from './public.ts';
import { aTerm } from './test-support/a-term.ts';

const server = await startTestServer();
const { db } = server;

type Headers = Record<string, string>;
type Term = BodyInput<typeof glossaryEndpoints.create>;
let project: string;
let editor: Headers;
let admin: Headers;
let chief: Headers;

beforeEach(async () => {
  project = await aProject(db);
  const as = async (role: 'EDITOR' | 'ADMIN' | 'SUPPER_ADMIN') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
  [editor, admin, chief] = [await as('EDITOR'), await as('ADMIN'), await as('SUPPER_ADMIN')];
});

const create = (more: Partial<Term> = {}, headers = admin) =>
  server.ask(glossaryEndpoints.create, { headers, body: aTerm(more) });
const approved = (more: Partial<Term> = {}) => create({ approve: true, ...more });
const move = (entry: { id: string; version: number }, to: 'APPROVED' | 'DISABLED', headers = admin) =>
  server.ask(glossaryEndpoints.move, { headers, body: { id: entry.id, version: entry.version, to } });
const detail = (id: string) => server.ask(glossaryEndpoints.detail, { headers: admin, params: { id } });
const rulesOf = async (body: Partial<Term>, headers = admin) => {
  const failure = await server.refusal(glossaryEndpoints.create, { headers, body: aTerm(body) });
  return failure.details.rules?.map(({ code }) => code);
};

describe('A new entry is refused', () => {
  test.each([
    ['in one language', { targetLang: 'vi' }, 'SAME_LANGUAGE'],
    ['as a keyword of more than 120 characters', { sourceContent: 'a '.repeat(70) }, 'TOO_LONG'],
    ['as a keyword without a letter', { sourceContent: '… !' }, 'NO_WORD'],
    ['as a keyword of two lines', { sourceContent: 'nghệ\nnhân' }, 'NO_WORD'],
    ['as a page without a path', { format: 'PAGE', sourceContent: 'gioi-thieu' }, 'PATH_NEEDED'],
    ['as a paragraph with forbidden wordings', { format: 'PARAGRAPH', forbidden: ['a'] }, 'ONLY_KEYWORDS'],
    ['with a forbidden target', { forbidden: ['ARTISAN'] }, 'FORBIDDEN_IS_TARGET'],
    ['with an expression, by an administrator', { matchMode: 'REGEX' }, 'REGEX_NOT_ALLOWED'],
  ] as const)('%s', async (_title, body, code) => {
    expect(await rulesOf(body as Partial<Term>)).toEqual([code]);
  });

  test('with a broken or empty expression, also by a super administrator', async () => {
    for (const sourceContent of ['(', 'a*'])
      expect(await rulesOf({ sourceContent, matchMode: 'REGEX' }, chief)).toEqual(['REGEX_WRONG']);
    await create({ sourceContent: 'năm \\d{4}', matchMode: 'REGEX' }, chief);
  });

  test('where the pair has the source already, whatever its blanks; another format or pair may have it', async () => {
    await create();
    expect(await rulesOf({ sourceContent: ' nghệ   nhân ' })).toEqual(['SOURCE_TAKEN']);
    await create({ targetLang: 'fr' });
    await create({ format: 'PARAGRAPH' });
  });
});

describe('States', () => {
  test('an editor proposes and mends a proposal; only whoever approves moves it on', async () => {
    const made = await create({}, editor);
    expect(made.state).toBe('PROPOSED');
    const body = { id: made.id, version: made.version, note: 'Người giữ nghề' };
    const mended = await server.ask(glossaryEndpoints.update, { headers: editor, body });
    const denied = await server.refusal(glossaryEndpoints.move, {
      headers: editor,
      body: { id: made.id, version: mended.version, to: 'APPROVED' },
    });
    expect(denied.code).toBe('FORBIDDEN');
    const on = await move(mended, 'APPROVED');
    expect(on.state).toBe('APPROVED');
    const late = { id: made.id, version: on.version, note: 'Khác' };
    const refused = await server.refusal(glossaryEndpoints.update, { headers: editor, body: late });
    expect(refused.details.rules?.[0]?.code).toBe('APPROVER_NEEDED');
    expect((await move(await move(on, 'DISABLED'), 'APPROVED')).state).toBe('APPROVED');
  });

  test('a proposal is not switched off, and an editor approves nothing, alone or in bulk', async () => {
    const made = await create({}, editor);
    const body = { id: made.id, version: made.version, to: 'DISABLED' } as const;
    const refused = await server.refusal(glossaryEndpoints.move, { headers: admin, body });
    expect(refused.details.rules?.[0]?.code).toBe('NOT_APPROVED_YET');
    const bulk = (headers: Headers) =>
      server.ask(glossaryEndpoints.bulk, { headers, body: { action: 'approve', ids: [made.id] } });
    expect((await bulk(editor)).results[0]).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(
      (await server.refusal(glossaryEndpoints.create, { headers: editor, body: aTerm({ approve: true }) }))
        .code,
    ).toBe('FORBIDDEN');
    expect((await bulk(admin)).done).toBe(1);
  });

  test('only approved keywords are terms', async () => {
    const on = await approved();
    await create({ sourceContent: 'chợ nổi' });
    const pair = { sourceLang: 'vi', targetLang: 'en' };
    expect((await findKeywords(db, project, pair)).map(({ id }) => id)).toEqual([on.id]);
    await move(on, 'DISABLED');
    expect(await findKeywords(db, project, pair)).toEqual([]);
  });
});

describe('The list', () => {
  const list = async (query: Record<string, unknown>) =>
    (await server.ask(glossaryEndpoints.list, { headers: editor, query })).items.map(
      (row) => row.sourceContent,
    );

  test('is filtered by view, pair, format, domain, owner and words of both contents without marks', async () => {
    await approved({ domain: 'Văn hóa' });
    const own = await create({ sourceContent: 'Chợ nổi', targetContent: 'floating market' }, editor);
    await create({ sourceContent: '胡志明市', targetContent: 'Ho Chi Minh City', sourceLang: 'zh' });
    expect(await list({ view: 'approved' })).toEqual(['nghệ nhân']);
    expect(await list({ sourceLang: 'zh', targetLang: 'en' })).toEqual(['胡志明市']);
    expect(await list({ domain: 'Văn hóa', format: 'KEYWORD' })).toEqual(['nghệ nhân']);
    expect(await list({ ownerId: own.ownerId })).toEqual(['Chợ nổi']);
    expect(await list({ text: 'cho no' })).toEqual(['Chợ nổi']);
    expect(await list({ text: 'floating' })).toEqual(['Chợ nổi']);
    expect(await list({ text: '志明' })).toEqual(['胡志明市']);
    expect(await list({ text: '…' })).toEqual([]);
    expect(await server.ask(glossaryEndpoints.counts, { headers: editor })).toEqual({
      all: 3,
      proposed: 2,
      approved: 1,
      disabled: 0,
    });
    const facets = await server.ask(glossaryEndpoints.facets, { headers: editor });
    expect(facets).toMatchObject({
      pairs: [
        { sourceLang: 'vi', targetLang: 'en' },
        { sourceLang: 'zh', targetLang: 'en' },
      ],
      domains: ['Văn hóa'],
    });
    expect(facets.owners).toHaveLength(2);
  });

  test('counts hits by the day, as many as an entry is named, and forgets none that is gone', async () => {
    const { id } = await approved();
    await countHits(db, project, [id, id, '999999999']);
    await countHits(db, project, [id]);
    await countHits(db, await aProject(db), [id]);
    expect((await detail(id)).hits).toEqual({ total: 3, days: [...Array(13).fill(0), 3] });
  });
});

test('what contradicts an entry, and the same source in other languages, stand beside it', async () => {
  const { id } = await approved({ forbidden: ['craftsman'] });
  await approved({ sourceContent: 'NGHE NHAN', targetContent: 'craftsperson' });
  await approved({ sourceContent: 'thợ', targetContent: 'Craftsman' });
  await approved({ sourceContent: 'thợ thủ công', targetContent: 'maker', forbidden: ['Artisan'] });
  await create({ targetLang: 'ja', targetContent: '職人' });
  const found = await detail(id);
  expect(found.conflicts.map(({ kind, sourceContent }) => [kind, sourceContent])).toEqual([
    ['SAME_SOURCE', 'NGHE NHAN'],
    ['FORBIDDEN_WANTED', 'thợ'],
    ['TARGET_FORBIDDEN', 'thợ thủ công'],
  ]);
  expect(found.others).toMatchObject([{ targetLang: 'ja', targetContent: '職人', state: 'PROPOSED' }]);
});

describe('The history', () => {
  const history = async (query: Record<string, unknown> = {}) =>
    (await server.ask(glossaryEndpoints.history, { headers: editor, query })).items;
  const restore = (changeId: string, version: number) =>
    server.ask(glossaryEndpoints.restore, { headers: admin, body: { changeId, version } });

  test('reports every change, and gives an entry an earlier wording back', async () => {
    const made = await create({}, editor);
    const changed = await server.ask(glossaryEndpoints.update, {
      headers: editor,
      body: { id: made.id, version: made.version, targetContent: 'craftsman' },
    });
    const on = await move(changed, 'APPROVED');
    const rows = await history({ entryId: made.id });
    expect(rows.map(({ action }) => action)).toEqual(['APPROVE', 'UPDATE', 'CREATE']);
    expect(rows[1]).toMatchObject({
      before: { targetContent: 'artisan' },
      after: { targetContent: 'craftsman' },
      currentVersion: on.version,
    });
    expect(await history({ action: 'DELETE' })).toEqual([]);
    expect(await history({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
    const back = await restore(rows[2]?.id ?? '', on.version);
    expect(back).toMatchObject({ targetContent: 'artisan', state: 'PROPOSED', version: on.version + 1 });
    expect((await history({ entryId: made.id }))[0]?.action).toBe('RESTORE');
  });

  test('brings a deleted entry back under its id, unless its source is taken meanwhile', async () => {
    const made = await approved({ note: 'Giữ nghề' });
    await server.ask(glossaryEndpoints.remove, { headers: admin, params: { id: made.id } });
    const [deletion] = await history();
    expect(deletion).toMatchObject({ action: 'DELETE', after: null, currentVersion: 0 });
    const taker = await create();
    const taken = await server.refusal(glossaryEndpoints.restore, {
      headers: admin,
      body: { changeId: deletion?.id ?? '', version: 0 },
    });
    expect(taken.details.rules?.[0]?.code).toBe('SOURCE_TAKEN');
    await server.ask(glossaryEndpoints.remove, { headers: admin, params: { id: taker.id } });
    expect(await restore(deletion?.id ?? '', 0)).toMatchObject({
      id: made.id,
      note: 'Giữ nghề',
      state: 'APPROVED',
    });
  });

  test('is never changed', async () => {
    await create();
    const drop = db.deleteFrom('glossary_changes').where('project_id', '=', project).execute();
    await expect(drop).rejects.toThrow();
  });
});

test('other programs list entries page by page, and propose without undoing what people decided', async () => {
  const on = await approved();
  const by = { userId: null, displayName: 'Khóa của cổng' };
  const save = (entry: Term) =>
    inTransaction(db, (tx) =>
      saveGlossaryEntry(project, {
        entry: entry as never,
        by,
        audit: { db: tx, projectId: project, address: '', requestId: '1' },
      }),
    );
  const same = { entry: { id: on.id, version: on.version }, outcome: 'SAME' };
  expect(await save(aTerm())).toMatchObject(same);
  expect(await save(aTerm({ targetContent: 'craftsman' }))).toMatchObject({ ...same, outcome: 'KEPT' });
  const { entry: proposed } = await save(
    aTerm({ sourceContent: 'chợ nổi', targetContent: 'swimming market' }),
  );
  const mended = await save(aTerm({ sourceContent: 'chợ nổi', targetContent: 'floating market' }));
  expect(mended).toMatchObject({
    outcome: 'UPDATED',
    entry: { id: proposed.id, state: 'PROPOSED', targetContent: 'floating market' },
  });
  const pair = { sourceLang: 'vi', targetLang: 'en' };
  const [first] = await listGlossary(db, project, { pair, limit: 1 });
  expect(first?.id).toBe(on.id);
  expect(await listGlossary(db, project, { pair, after: on.id, limit: 1 })).toEqual([]);
});
