import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, test } from 'vitest';
import { type CountedStatements, countStatements } from '#test/count-statements.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const newsroom = await aNewsroom(server);
const { admin, categoryId } = newsroom;
const { headers } = admin;
const tagIds = [await newsroom.tag(), await newsroom.tag(), await newsroom.tag()];
const text = { content: article('Đoạn văn khác.'), excerpt: 'Dẫn khác.' };

/** An article as people write it: with terms, and a key against repetition. */
let keys = 0;
function create() {
  keys += 1;
  return server.ask(postEndpoints.create, {
    headers: { ...headers, 'idempotency-key': `write-statements-${keys}` },
    body: { ...newsroom.finished(), mainCategoryId: categoryId, tagIds },
  });
}

function expectAtMost(counted: CountedStatements, most: { statements: number; roundTrips: number }): void {
  expect(counted.statements, counted.texts.join('\n')).toBeLessThanOrEqual(most.statements);
  expect(counted.roundTrips, counted.texts.join('\n')).toBeLessThanOrEqual(most.roundTrips);
}

test('creating a post takes at most 20 statements in 5 round trips', async () => {
  expectAtMost(await countStatements(create), { statements: 20, roundTrips: 5 });
});

test('saving a text takes at most 17 statements in 4 round trips', async () => {
  const { id, version } = await create();
  const save = () => server.ask(postEndpoints.update, { headers, body: { id, version, ...text } });
  expectAtMost(await countStatements(save), { statements: 17, roundTrips: 4 });
});

test('an autosave takes at most 8 statements in 3 round trips', async () => {
  const { id, version } = await create();
  const body = { postId: id, editingSession: 'editing-session-1', baseVersion: version, draft: text };
  const save = () => server.ask(postEndpoints.autosave, { headers, body });
  expectAtMost(await countStatements(save), { statements: 8, roundTrips: 3 });
});

test('publishing a draft, which is four transitions, takes at most 37 statements in 10 round trips', async () => {
  const post = await create();
  const publish = () => newsroom.transition(admin, post, 'PUBLISHED');
  expectAtMost(await countStatements(publish), { statements: 37, roundTrips: 10 });
});
