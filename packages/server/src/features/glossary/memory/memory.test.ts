import { afterAll, beforeEach, expect, test } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { findLike, findPageWords, findRemembered, rememberParagraphs } from '../public.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const PAIR = { sourceLang: 'vi', targetLang: 'en' };
const by = { userId: null, displayName: 'Lê Thu Hà' };
let project: string;
beforeEach(async () => {
  project = await aProject(db);
});
const remember = (...texts: readonly (readonly [string, string])[]) =>
  rememberParagraphs(
    db,
    project,
    PAIR,
    texts.map(([source, target]) => ({ source, target })),
    { by, origin: 'APPROVAL' },
  );
const targets = async (...texts: string[]) =>
  (await findRemembered(db, project, PAIR, texts)).map((one) => one?.target);

test('a paragraph is remembered whatever its blanks and composition, in its pair and project alone', async () => {
  await remember(['Chợ nổi họp sớm.', 'The floating market opens early.'], ['', 'x']);
  expect(await targets(' Chợ  nổi họp sớm. '.normalize('NFD'), 'Chợ nổi họp sớm')).toEqual([
    'The floating market opens early.',
    undefined,
  ]);
  expect(await findRemembered(db, await aProject(db), PAIR, ['Chợ nổi họp sớm.'])).toEqual([undefined]);
  expect(await findRemembered(db, project, { ...PAIR, targetLang: 'fr' }, ['Chợ nổi họp sớm.'])).toEqual([
    undefined,
  ]);
});

test('newer words take the place of older ones, but not of what is switched off; the history reports it', async () => {
  await remember(['Một', 'One'], ['Hai', 'Two']);
  await db
    .updateTable('glossary_entries')
    .set({ state: 'DISABLED' })
    .where('project_id', '=', project)
    .where('source_content', '=', 'Hai')
    .execute();
  await remember(['Một', 'The one'], ['Hai', 'The two'], ['Một', 'A one']);
  expect(await targets('Một', 'Hai')).toEqual(['A one', undefined]);
  const changes = await db
    .selectFrom('glossary_changes')
    .select('action')
    .where('project_id', '=', project)
    .orderBy('id')
    .execute();
  expect(changes.map(({ action }) => action)).toEqual(['CREATE', 'CREATE', 'UPDATE']);
});

test('a thousand texts are looked up in one statement', async () => {
  await remember(['Dòng 7', 'Line 7']);
  const texts = Array.from({ length: 1000 }, (_, at) => `Dòng ${at}`);
  let found: readonly (object | undefined)[] = [];
  const { statements } = await countStatements(async () => {
    found = await findRemembered(db, project, PAIR, texts);
  });
  expect(found.flatMap((one, at) => (one ? [at] : []))).toEqual([7]);
  expect(statements).toBe(1);
});

test('paragraphs like a text are found with their scores, the most alike first', async () => {
  await remember(
    ['Chợ nổi Cái Răng họp từ năm giờ sáng trên sông Hậu.', 'A'],
    ['Chợ nổi Cái Bè họp từ năm giờ sáng trên sông Tiền.', 'B'],
    ['Làng gốm Bát Tràng mở hội vào tháng hai.', 'C'],
    ['胡志明市举行奥黛节', 'D'],
  );
  const like = async (text: string) =>
    (await findLike(db, project, PAIR, text, 5)).map(({ target, score }) => [target, score]);
  expect(await like('Chợ nổi Cái Răng họp từ sáu giờ sáng trên sông Hậu.')).toEqual([
    ['A', 91],
    ['B', 75],
  ]);
  expect(await like('胡志明市举行了奥黛节')).toEqual([['D', 90]]);
  expect(await like('Không có gì giống')).toEqual([]);
  expect(await like('…')).toEqual([]);
});

test('the words of a page are found by its path', async () => {
  expect(await findPageWords(db, project, PAIR, '/gioi-thieu')).toBeUndefined();
});
