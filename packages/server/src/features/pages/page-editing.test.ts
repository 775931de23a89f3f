import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { pageLockEndpoints } from '@toasoan/contract/features/pages/lock/lock-endpoints.ts';
import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { sql } from 'kysely';
import { articleCalls, type TextDraft } from '#server/features/posts/test-support/article-calls.ts';
import { aPage, type PageCalls } from '#server/features/posts/test-support/at-a-post.ts';
import { describeAutosave } from '#server/features/posts/test-support/describe-autosave.ts';
import { describeInterleavings } from '#server/features/posts/test-support/describe-interleavings.ts';
import { describeLock } from '#server/features/posts/test-support/describe-lock.ts';
import { describePresence } from '#server/features/posts/test-support/describe-presence.ts';
import { describeVersions } from '#server/features/posts/test-support/describe-versions.ts';
import { startTestServer } from '#test/test-server.ts';
import { aPagesRoom } from './test-support/a-pages-room.ts';
import { PAGE_CALLS } from './test-support/page-calls.ts';

const server = await startTestServer();
const room = await aPagesRoom(server);
const calls = articleCalls(server, room, PAGE_CALLS);

const AT_A_PAGE: PageCalls = {
  // The same calls; their drafts have other fields.
  lock: pageLockEndpoints as unknown as PageCalls['lock'],
  keep: (to, { headers }, { id: pageId, draft, editingSession }) =>
    to.ask(pageEndpoints.autosave, {
      headers,
      body: { pageId, editingSession, baseVersion: 1, draft: draft as PageDraft },
    }),
};

describeLock(server, {
  entity: 'page',
  hasRanks: false,
  room: async () => room,
  notices: { textAsked: 'pageTextAsked', textGiven: 'pageTextGiven', lockAsked: 'pageLockAsked' },
  taken: 'pageLockTaken',
  page: (page, by) => aPage(server, page, by, AT_A_PAGE),
  withEditors: () => room.write(room.finished()),
  draftOf: () => room.write(),
  published: () => room.published(),
  async letPass({ id }, seconds) {
    const seen_time = sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
    await server.db.updateTable('page_sessions').set({ seen_time }).where('page_id', '=', id).execute();
    await server.db.updateTable('page_locks').set({ seen_time }).where('page_id', '=', id).execute();
  },
});
describeAutosave({
  calls,
  finished: () => room.finished() as TextDraft,
  foreign: async () => await (await aPagesRoom(server)).published(),
});
describeVersions({ calls, published: () => room.published(), savesArePublic: true });
const calm = await aPagesRoom(server);
describePresence({
  calls: articleCalls(server, calm, PAGE_CALLS),
  notice: 'pagePresence',
  withEditors: () => calm.write(calm.finished()),
  published: () => calm.published(),
  elsewhere: async () => articleCalls(server, await aPagesRoom(server), PAGE_CALLS),
});
describeInterleavings(calls, { runs: 4, seed: 1_128 });
