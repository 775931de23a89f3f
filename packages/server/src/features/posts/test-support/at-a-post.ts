import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { lockEndpoints, type TakenOver } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { sql } from 'kysely';
import { aNumber } from '#test/factories/a-number.ts';
import type { TestServer } from '#test/test-server.ts';
import type { Staff } from './a-newsroom.ts';

interface Beat {
  readonly wants?: 'read' | 'write';
  readonly idle?: number;
  readonly place?: string | null;
  /** The version of the post that the page knows. */
  readonly state?: PostState;
}

/** The calls of an open page; posts' unless said. */
export interface PageCalls {
  readonly lock: typeof lockEndpoints;
  /** Keeps unsaved text of the first version. */
  readonly keep: (
    server: TestServer,
    by: Staff,
    text: { readonly id: string; readonly editingSession: string; readonly draft: PostDraft },
  ) => Promise<unknown>;
}

const POST_PAGE: PageCalls = {
  lock: lockEndpoints,
  keep: (server, { headers }, { id: postId, ...text }) =>
    server.ask(postEndpoints.autosave, { headers, body: { postId, baseVersion: 1, ...text } }),
};

/** One open page of one person at one post. */
export interface Page {
  readonly by: Staff;
  readonly editingSession: string;
  beat(beat?: Beat): Promise<Presence>;
  /** Keeps unsaved text of the post's first version. */
  keep(draft: PostDraft): Promise<unknown>;
  askForText(holder: string): Promise<unknown>;
  giveText(to: string, draft: PostDraft | null): Promise<unknown>;
  takeOver(holder: string): Promise<TakenOver>;
  refusedTakeOver(holder: string): Promise<string>;
  askForLock(): Promise<unknown>;
  giveLock(to: string): Promise<Presence>;
  refusedGiveLock(to: string): Promise<string>;
  leave(): Promise<unknown>;
}

export function aPage(
  server: TestServer,
  { id }: { readonly id: string },
  by: Staff,
  { lock, keep }: PageCalls = POST_PAGE,
): Page {
  const editingSession = `editing-session-${aNumber()}`;
  const { headers } = by;
  const params = { id };
  return {
    by,
    editingSession,
    beat: ({ wants = 'write', place = null, ...beat } = {}) =>
      server.ask(lock.presence, {
        headers,
        params,
        body: { editingSession, wants, place, ...beat },
      }),
    keep: (draft) => keep(server, by, { id, editingSession, draft }),
    askForText: (holder) =>
      server.ask(lock.askForText, { headers, params, body: { editingSession, holder } }),
    giveText: (to, draft) =>
      server.ask(lock.giveText, {
        headers,
        params,
        body: { editingSession, to, text: draft && { baseVersion: 1, draft } },
      }),
    takeOver: (holder) => server.ask(lock.takeOver, { headers, params, body: { editingSession, holder } }),
    refusedTakeOver: async (holder) =>
      (await server.refusal(lock.takeOver, { headers, params, body: { editingSession, holder } })).code,
    askForLock: () => server.ask(lock.askForLock, { headers, params, body: { editingSession } }),
    giveLock: (to) => server.ask(lock.giveLock, { headers, params, body: { editingSession, to } }),
    refusedGiveLock: async (to) =>
      (await server.refusal(lock.giveLock, { headers, params, body: { editingSession, to } })).code,
    leave: () => server.ask(lock.leave, { headers, params, body: { editingSession } }),
  };
}

/** This many seconds pass at a post without any message. */
export async function letPass(server: TestServer, { id }: { readonly id: string }, seconds: number) {
  const ago = sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
  await server.db.updateTable('post_sessions').set({ seen_time: ago }).where('post_id', '=', id).execute();
  await server.db.updateTable('post_locks').set({ seen_time: ago }).where('post_id', '=', id).execute();
}
