import type { BodyInput, DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import type { CommentSort } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import type { IntakeSettings } from './form-context.ts';
import { callsAt, type IntakePlace } from './intake-call.ts';

type Calls = typeof readerCommentEndpoints;

export interface IntakeCalls {
  settings(): Promise<IntakeSettings>;
  thread(sort: CommentSort | undefined, page: number): Promise<DataOf<Calls['thread']>>;
  replies(root: string, page: number): Promise<DataOf<Calls['replies']>>;
  send(body: BodyInput<Calls['send']>, key: string): Promise<DataOf<Calls['send']>>;
  like(id: string, liked: boolean): Promise<DataOf<Calls['like']>>;
  report(id: string, body: BodyInput<Calls['report']>): Promise<DataOf<Calls['report']>>;
  confirm(token: string): Promise<DataOf<Calls['confirm']>>;
  askErasure(body: BodyInput<Calls['askErasure']>): Promise<DataOf<Calls['askErasure']>>;
  erase(token: string): Promise<DataOf<Calls['erase']>>;
}

/** The calls of one thread. */
export function intakeCalls(place: IntakePlace & { readonly target: string }): IntakeCalls {
  const call = callsAt(place);
  const thread = `/comments/${place.target}`;
  return {
    settings: () => call<typeof intakeEndpoints.settings>('/settings'),
    thread: (sort, page) =>
      call<Calls['thread']>(`${thread}/thread?page=${page}${sort === undefined ? '' : `&sort=${sort}`}`),
    replies: (root, page) => call<Calls['replies']>(`${thread}/replies?root=${root}&page=${page}`),
    send: (body, key) => call<Calls['send']>(`${thread}/send`, body, key),
    like: (id, liked) => call<Calls['like']>(`/comment/${id}/like`, { liked }),
    report: (id, body) => call<Calls['report']>(`/comment/${id}/report`, body),
    confirm: (token) => call<Calls['confirm']>('/comment-email/confirm', { token }),
    askErasure: (body) => call<Calls['askErasure']>('/comment-erasure/ask', body),
    erase: (token) => call<Calls['erase']>('/comment-erasure/confirm', { token }),
  };
}
