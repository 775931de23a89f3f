import type { BodyInput, DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import type { CommentSort } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { readerDataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import type { Say, WidgetLanguage } from './widget-texts.ts';

type Calls = typeof readerCommentEndpoints;
type Requests = typeof readerDataRequestEndpoints;
type Settings = DataOf<typeof intakeEndpoints.settings>;

const GIVE_UP_MS = 20_000;

/** A failure in words that a reader understands, with the fields that the server marked. */
export class Refusal extends Error {
  readonly fields: readonly { readonly field: string; readonly message: string }[];

  constructor(message: string, fields: Refusal['fields'] = []) {
    super(message);
    this.fields = fields;
  }
}

interface Envelope {
  readonly error: number;
  readonly data?: unknown;
  readonly message?: string;
  readonly errors?: Refusal['fields'];
}

export interface IntakeCalls {
  settings(): Promise<Settings>;
  thread(sort: CommentSort | undefined, page: number): Promise<DataOf<Calls['thread']>>;
  replies(root: string, page: number): Promise<DataOf<Calls['replies']>>;
  send(body: BodyInput<Calls['send']>, key: string): Promise<DataOf<Calls['send']>>;
  like(id: string, liked: boolean): Promise<DataOf<Calls['like']>>;
  report(id: string, body: BodyInput<Calls['report']>): Promise<DataOf<Calls['report']>>;
  confirm(token: string): Promise<DataOf<Calls['confirm']>>;
  askErasure(body: BodyInput<Calls['askErasure']>): Promise<DataOf<Calls['askErasure']>>;
  erase(token: string): Promise<DataOf<Calls['erase']>>;
  sendDataRequest(body: BodyInput<Requests['send']>, key: string): Promise<DataOf<Requests['send']>>;
  confirmDataRequest(token: string): Promise<DataOf<Requests['confirm']>>;
}

interface Place {
  /** The address of the intake with the project, without a slash at its end. */
  readonly base: string;
  readonly target: string;
  readonly language: WidgetLanguage;
  readonly say: Say;
}

/** The calls of one thread. No cookie is sent, and none is set. */
export function intakeCalls({ base, target, language, say }: Place): IntakeCalls {
  async function call<E extends Endpoint>(path: string, body?: unknown, key?: string): Promise<DataOf<E>> {
    let answer: Envelope;
    try {
      const response = await fetch(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        credentials: 'omit',
        headers: {
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      answer = JSON.parse(await response.text());
    } catch {
      throw new Refusal(say('offline'));
    }
    if (answer.error !== 0) throw new Refusal(answer.message ?? say('offline'), answer.errors);
    return answer.data as DataOf<E>;
  }
  const thread = `/comments/${target}`;
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
    sendDataRequest: (body, key) => call<Requests['send']>('/data-requests', body, key),
    confirmDataRequest: (token) => call<Requests['confirm']>('/data-request-email/confirm', { token }),
  };
}
