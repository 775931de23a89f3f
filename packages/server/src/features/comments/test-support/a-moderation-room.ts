import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import type { CommentDecision, RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { aNewsroom, type Newsroom, type Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { aComment, type CommentOptions } from '#test/factories/a-comment.ts';
import type { TestServer } from '#test/test-server.ts';

export interface DecisionInput {
  readonly version: number;
  readonly action: CommentDecision;
  readonly text?: string;
  readonly code?: RejectCode;
}

/** A newsroom with two editors and a public post, and what tests of moderation ask again and again. */
export async function aModerationRoom(server: TestServer) {
  const room: Newsroom = await aNewsroom(server);
  const other = await room.hire('EDITOR');
  const post = await room.postIn('PUBLISHED', room.author);
  const by = (person: Staff, id: string) => ({ headers: person.headers, params: { id } });
  return {
    ...room,
    other,
    post,
    by,
    make: (options: CommentOptions = {}) => aComment(server.db, room.projectId, post.id, options),
    detail: (id: string) => server.ask(commentEndpoints.detail, by(room.editor, id)),
    counts: (person = room.editor) => server.ask(commentEndpoints.counts, { headers: person.headers }),
    decision: (person: Staff, id: string, body: DecisionInput) => ({ ...by(person, id), body }),
  };
}

/** The rules that a refusal names. */
export const codesOf = (error: { readonly details: { readonly rules?: readonly { code: string }[] } }) =>
  error.details.rules?.map(({ code }) => code);
