import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { suggestionEndpoints as endpoints } from '@toasoan/contract/features/translation-suggestions/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aTranslatedPost } from '#test/factories/a-translated-post.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { receiveSuggestion } from './receive-suggestion.ts';

const server = await startTestServer();
const { db } = server;
const SOURCE = 'Xe rẽ ở dốc <g1>Mâm Xôi</g1>.';
const CURRENT = 'Vehicles were diverted at Mam Xoi slope.';
const BETTER = 'Vehicles were diverted at Mâm Xôi hill.';
let project: string;
let admin: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  const hire = async (role: 'ADMIN' | 'EDITOR') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
  [admin, editor] = [await hire('ADMIN'), await hire('EDITOR')];
});

interface Options {
  readonly isLocked?: boolean;
  readonly suggested?: string;
  readonly source?: string;
}

/** A suggestion for a paragraph of its own. */
async function aSuggestion({ isLocked = false, suggested = BETTER, source = SOURCE }: Options = {}) {
  const post = await aTranslatedPost(db, project, [
    {
      source,
      target: 'Vehicles were diverted at <g1>Mam Xoi</g1> slope.',
      isLocked,
    },
  ]);
  const { id } = await receiveSuggestion(db, project, {
    postId: post.postId,
    pageUrl: 'https://hue.example/en/bai',
    current: CURRENT,
    suggested,
    reason: 'WRONG_NAME',
    name: '',
    email: '',
    origin: 'READER',
    voterKey: 'a-browser',
  });
  const accept = (headers: Record<string, string>, body: Partial<BodyInput<typeof endpoints.accept>>) => ({
    headers,
    params: { id },
    body: { version: 1, ...body },
  });
  const segment = async () =>
    await db
      .selectFrom('translation_segments')
      .select(['target_text', 'state', 'version'])
      .where('id', '=', post.segmentIds[0] ?? '')
      .executeTakeFirstOrThrow();
  return { ...post, id, accept, segment };
}

const refusedFor = async (asked: Promise<{ details: { rules?: readonly { code: string }[] } }>) =>
  (await asked).details.rules?.[0]?.code;
const appliesTo = { segmentVersion: 1 };

describe('an accepted suggestion', () => {
  test('of an editor becomes the text of its paragraph with its marks; of an administrator it is approved', async () => {
    const one = await aSuggestion();
    const taken = await server.ask(endpoints.accept, one.accept(editor, { appliesTo }));
    expect(taken).toMatchObject({ state: 'ACCEPTED', current: { text: BETTER, state: 'EDITED' } });
    expect(taken.handledBy).not.toBe('');
    expect(await one.segment()).toMatchObject({
      target_text: 'Vehicles were diverted at <g1>Mâm Xôi</g1> hill.',
    });
    const other = await aSuggestion();
    const text = 'Vehicles went round Mâm Xôi hill.';
    const approved = await server.ask(endpoints.accept, other.accept(admin, { appliesTo, text }));
    expect(approved.current).toMatchObject({ text, state: 'APPROVED' });
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'translationSuggestion')
      .where('entity_id', '=', one.id)
      .execute();
    expect(audit).toMatchObject([{ action: 'translationSuggestion.accept', after: { state: 'ACCEPTED' } }]);
  });

  test('goes into the memory for those who approve, and an editor is refused', async () => {
    const source = 'Chiều nay xe rẽ ở dốc <g1>Mâm Xôi</g1>.';
    const one = await aSuggestion({ source });
    const asked = { appliesTo, remembers: true };
    expect((await server.refusal(endpoints.accept, one.accept(editor, asked))).code).toBe('FORBIDDEN');
    expect((await one.segment()).version).toBe(1);
    const taken = await server.ask(endpoints.accept, one.accept(admin, asked));
    expect(taken.state).toBe('ACCEPTED_AS_GLOSSARY');
    const entries = await db
      .selectFrom('glossary_entries')
      .select(['format', 'state', 'origin', 'source_content', 'target_content'])
      .where('project_id', '=', project)
      .where('format', '=', 'PARAGRAPH')
      .where('source_content', '=', source)
      .execute();
    expect(entries).toEqual([
      {
        format: 'PARAGRAPH',
        state: 'APPROVED',
        origin: 'SUGGESTION',
        source_content: source,
        target_content: 'Vehicles were diverted at <g1>Mâm Xôi</g1> hill.',
      },
    ]);
  });

  test('becomes a proposed term with the old wording forbidden; a known term is refused and changes nothing', async () => {
    const keyword = { source: 'đồi Mâm Xôi', target: 'Mâm Xôi hill', forbidden: ['Mam Xoi slope'] };
    const one = await aSuggestion();
    expect(await server.ask(endpoints.accept, one.accept(editor, { keyword }))).toMatchObject({
      state: 'ACCEPTED_AS_GLOSSARY',
      current: { text: CURRENT, version: 1 },
    });
    const entry = await db
      .selectFrom('glossary_entries')
      .select(['state', 'origin', 'target_content', 'forbidden'])
      .where('project_id', '=', project)
      .where('source_content', '=', keyword.source)
      .executeTakeFirst();
    expect(entry).toEqual({
      state: 'PROPOSED',
      origin: 'SUGGESTION',
      target_content: 'Mâm Xôi hill',
      forbidden: ['Mam Xoi slope'],
    });
    const other = await aSuggestion();
    const refused = server.refusal(endpoints.accept, other.accept(editor, { keyword, appliesTo }));
    expect(await refusedFor(refused)).toBe('KEYWORD_KNOWN');
    expect((await other.segment()).version).toBe(1);
  });

  test('leaves a locked, changed or vanished paragraph alone, and stays new', async () => {
    const locked = await aSuggestion({ isLocked: true });
    expect(await refusedFor(server.refusal(endpoints.accept, locked.accept(admin, { appliesTo })))).toBe(
      'PARAGRAPH_LOCKED',
    );
    const changed = await aSuggestion();
    const stale = { appliesTo: { segmentVersion: 7 } };
    expect((await server.refusal(endpoints.accept, changed.accept(admin, stale))).code).toBe(
      'VERSION_CONFLICT',
    );
    const gone = await aSuggestion();
    await db
      .deleteFrom('translation_segments')
      .where('id', '=', gone.segmentIds[0] ?? '')
      .execute();
    expect(await refusedFor(server.refusal(endpoints.accept, gone.accept(admin, { appliesTo })))).toBe(
      'PARAGRAPH_GONE',
    );
    expect(await refusedFor(server.refusal(endpoints.accept, gone.accept(admin, {})))).toBe('NOTHING_CHOSEN');
    const detail = await server.ask(endpoints.detail, { headers: editor, params: { id: gone.id } });
    expect(detail).toMatchObject({ state: 'NEW', current: null, seen: CURRENT });
  });
});

test('a rejected suggestion keeps its reply, comes back once, and ends for good the second time', async () => {
  const { id } = await aSuggestion();
  const step = (version: number) => ({ headers: editor, params: { id }, body: { version } });
  const replyText = 'Tên này đúng theo bản đồ của tỉnh.';
  const rejected = await server.ask(endpoints.reject, { ...step(1), body: { version: 1, replyText } });
  expect(rejected).toMatchObject({ state: 'REJECTED', replyText, mayReopen: true });
  expect(await refusedFor(server.refusal(endpoints.duplicate, step(2)))).toBe('STEP_NOT_NOW');
  const reopened = await server.ask(endpoints.reopen, step(2));
  expect(reopened).toMatchObject({ state: 'NEW', handledBy: '', handledTime: null });
  expect(await server.ask(endpoints.reject, step(3))).toMatchObject({ mayReopen: false });
  expect(await refusedFor(server.refusal(endpoints.reopen, step(4)))).toBe('REOPENED_ALREADY');
});

test('the list finds by view, language, reason, day and words without marks, and counts each view', async () => {
  const own = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'EDITOR', projects: [own] }), { project: own });
  const post = await aTranslatedPost(db, own, [{ source: 'Nghệ nhân gốm', target: 'pottery artist' }]);
  const received = (suggested: string, reason: 'STYLE' | 'GRAMMAR') =>
    receiveSuggestion(db, own, {
      postId: post.postId,
      pageUrl: 'https://hue.example/en',
      current: 'pottery artist',
      suggested,
      reason,
      name: '',
      email: '',
      origin: 'API',
      voterKey: 'key',
    });
  const { id: first } = await received('potter', 'STYLE');
  const { id: second } = await received('ceramic artisan', 'GRAMMAR');
  await server.ask(endpoints.duplicate, { headers, params: { id: first }, body: { version: 1 } });
  const found = async (query: object) =>
    (await server.ask(endpoints.list, { headers, query })).items.map(({ id }) => id);
  expect(await found({})).toEqual([second]);
  expect(await found({ view: 'duplicate', text: 'nghe nhan' })).toEqual([first]);
  expect(await found({ text: 'potter' })).toEqual([second]);
  expect(await found({ reason: ['STYLE'] })).toEqual([]);
  expect(await found({ lang: ['en'], origin: ['API'], reason: ['GRAMMAR'] })).toEqual([second]);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  expect(await found({ translationId: post.translationId, from: '2020-01-01' })).toEqual([second]);
  expect(await server.ask(endpoints.counts, { headers })).toEqual({
    new: 1,
    accepted: 0,
    rejected: 0,
    duplicate: 1,
  });
});
