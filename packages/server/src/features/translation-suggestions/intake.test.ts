import { suggestionEndpoints as endpoints } from '@toasoan/contract/features/translation-suggestions/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { aReaderWorld } from '#server/features/comments/readers/test-support/reader-world.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aTranslatedPost } from '#test/factories/a-translated-post.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { forgetOldSuggesters, forgetSuggestersOfPerson, heldSuggestions } from './suggester-store.ts';

const server = await startTestServer();
const { db } = server;
const CURRENT = 'Vehicles were diverted at Mam Xoi slope.';
const BETTER = 'Vehicles were diverted at Mâm Xôi hill.';

async function aWorld() {
  const world = await aReaderWorld(server);
  const post = await aTranslatedPost(db, world.projectId, [
    { source: 'Tít', target: 'Title' },
    {
      source: 'Xe rẽ ở dốc <g1>Mâm Xôi</g1>.',
      target: 'Vehicles were diverted<x2/> at <g1>Mam Xoi</g1> slope.',
    },
  ]);
  const body = {
    postId: post.postId,
    pageUrl: 'https://hue.example/en/bai',
    current: CURRENT,
    suggested: BETTER,
    reason: 'WRONG_NAME',
  };
  const send = (changes: object = {}, from: { network?: string; agent?: string } = {}) =>
    world.post('/translation-suggestions', { ...body, ...changes }, from);
  const rows = () =>
    db
      .selectFrom('translation_suggestions')
      .selectAll()
      .where('project_id', '=', world.projectId)
      .orderBy('id')
      .execute();
  return { ...world, post, send, rows };
}

const codeOf = (answer: { json: () => { details?: { rules?: { code: string }[] } } }) =>
  answer.json().details?.rules?.[0]?.code;

describe('a reader', () => {
  test('suggests a better paragraph of a public page; blanks, breaks and marks of the page make no difference', async () => {
    const { send, rows, post, projectId } = await aWorld();
    const sent = await send({
      current: 'Vehicles were diverted\n at  Mam Xoi slope.',
      name: 'Trần Văn Mẫu',
      email: 'mau@nguoi-doc.example',
    });
    expect(sent.json()).toMatchObject({ error: 0, data: { isNew: true } });
    expect(await rows()).toMatchObject([
      {
        translation_id: post.translationId,
        segment_id: post.segmentIds[1],
        source_text: 'Xe rẽ ở dốc Mâm Xôi.',
        seen_text: CURRENT,
        suggested_text: BETTER,
        lang: 'en',
        state: 'NEW',
        votes: 1,
        created_by_name: '',
      },
    ]);
    const editor = await signIn(db, await aPerson(db, { role: 'EDITOR', projects: [projectId] }), {
      project: projectId,
    });
    const { items } = await server.ask(endpoints.list, { headers: editor });
    expect(items).toMatchObject([{ name: 'Trần Văn Mẫu', emailHint: 'm•••@nguoi-doc.example' }]);
    expect(JSON.stringify(items)).not.toContain('mau@');
  });

  test('who says the same again gives a vote, and each browser has one', async () => {
    const { send, rows } = await aWorld();
    const one = { network: '203.0.113.7', agent: 'one' };
    await send({}, one);
    const again = await send({ suggested: `  ${BETTER.replace(' at ', '  at ')} ` }, one);
    expect(again.json().data).toEqual({ isNew: false });
    await send({}, { network: '203.0.113.8', agent: 'other' });
    await send({ suggested: 'Vehicles were turned away at Mâm Xôi hill.' }, one);
    expect((await rows()).map(({ votes, version }) => [votes, version])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  test('is refused in words where the page or the paragraph is not public, and where nothing is better', async () => {
    const { send, rows, post, projectId } = await aWorld();
    const hidden = await aTranslatedPost(db, projectId, [{ source: 'a', target: CURRENT }], {
      title: 'Chưa đăng',
      isPublic: false,
    });
    const wrong = [
      [{ postId: hidden.postId }, 'PAGE_UNKNOWN'],
      [{ postId: post.sourceId }, 'PAGE_UNKNOWN'],
      [{ postId: '999999999' }, 'PAGE_UNKNOWN'],
      [{ current: 'Not on this page.' }, 'PARAGRAPH_UNKNOWN'],
      [{ suggested: `${CURRENT} ` }, 'SAME_TEXT'],
      [{ suggested: 'See https://spam.example' }, 'NEW_LINK'],
    ] as const;
    for (const [changes, code] of wrong) expect(codeOf(await send(changes))).toBe(code);
    expect(await rows()).toEqual([]);
  });

  test('who fills in the hidden field, or writes no words, is refused with 400', async () => {
    const { send, rows } = await aWorld();
    const wrong = [
      { website: 'https://spam.example' },
      { suggested: '' },
      { suggested: 'x'.repeat(5_001) },
      { reason: 'OTHER' },
      { pageUrl: 'javascript:alert(1)' },
      { email: 'no address' },
      { more: 1 },
      { postId: "1' OR 1=1" },
    ];
    for (const changes of wrong) expect([changes, (await send(changes)).statusCode]).toEqual([changes, 400]);
    expect(await rows()).toEqual([]);
  });

  test('of one network may send 20 in an hour, and of one e-mail 10', async () => {
    const { send } = await aWorld();
    const statuses = async (count: number, from: { network?: string }, changes: object = {}) => {
      const answers = [];
      for (let at = 0; at < count; at += 1)
        answers.push((await send({ ...changes, suggested: `${BETTER} ${at}` }, from)).statusCode);
      return answers.filter((status) => status === 429).length;
    };
    expect(await statuses(22, { network: '203.0.113.20' })).toBe(2);
    expect(await statuses(12, {}, { email: 'mot@nguoi-doc.example' })).toBe(2);
  });
});

describe('name and e-mail of a reader', () => {
  const person = { email: 'Mau@Nguoi-Doc.example', phone: '', name: 'Trần Văn Mẫu' };
  const sender = { name: 'Trần Văn Mẫu', email: 'mau@nguoi-doc.example' };
  const at = { now: new Date(), by: { userId: null, displayName: 'Hệ thống' } };

  test('are found for a request about personal data, and erased with the words kept', async () => {
    const { send, rows, projectId } = await aWorld();
    await send(sender);
    const found = await heldSuggestions.find(db, projectId, person, 10);
    expect(found).toMatchObject([{ match: 'EMAIL', facts: { content: BETTER, name: 'Trần Văn Mẫu' } }]);
    expect(await forgetSuggestersOfPerson(db, projectId, person, at)).toBe(1);
    expect(await heldSuggestions.find(db, projectId, person, 10)).toEqual([]);
    expect(await rows()).toMatchObject([{ suggested_text: BETTER, suggester_name: '', suggester_email: '' }]);
  });

  test('are erased when their time is over', async () => {
    const { send, rows } = await aWorld();
    await send(sender);
    await forgetOldSuggesters(db, new Date(Date.now() + 179 * 86_400_000));
    expect(await rows()).toMatchObject([{ suggester_name: 'Trần Văn Mẫu' }]);
    await forgetOldSuggesters(db, new Date(Date.now() + 181 * 86_400_000));
    expect(await rows()).toMatchObject([{ suggester_name: '', suggester_email: '', votes: 1 }]);
  });
});
