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
  leave(): Promise<unknown>;
}

export function aPage(server: TestServer, { id }: { readonly id: string }, by: Staff): Page {
  const editingSession = `editing-session-${aNumber()}`;
  const { headers } = by;
  const params = { id };
  return {
    by,
    editingSession,
    beat: ({ wants = 'write', place = null, ...beat } = {}) =>
      server.ask(lockEndpoints.presence, {
        headers,
        params,
        body: { editingSession, wants, place, ...beat },
      }),
    keep: (draft) =>
      server.ask(postEndpoints.autosave, {
        headers,
        body: { postId: id, editingSession, baseVersion: 1, draft },
      }),
    askForText: (holder) =>
      server.ask(lockEndpoints.askForText, { headers, params, body: { editingSession, holder } }),
    giveText: (to, draft) =>
      server.ask(lockEndpoints.giveText, {
        headers,
        params,
        body: { editingSession, to, text: draft && { baseVersion: 1, draft } },
      }),
    takeOver: (holder) =>
      server.ask(lockEndpoints.takeOver, { headers, params, body: { editingSession, holder } }),
    refusedTakeOver: async (holder) =>
      (await server.refusal(lockEndpoints.takeOver, { headers, params, body: { editingSession, holder } }))
        .code,
    leave: () => server.ask(lockEndpoints.leave, { headers, params, body: { editingSession } }),
  };
}

/** This many seconds pass at a post without any message. */
export async function letPass(server: TestServer, { id }: { readonly id: string }, seconds: number) {
  const ago = sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
  await server.db.updateTable('post_sessions').set({ seen_time: ago }).where('post_id', '=', id).execute();
  await server.db.updateTable('post_locks').set({ seen_time: ago }).where('post_id', '=', id).execute();
}
