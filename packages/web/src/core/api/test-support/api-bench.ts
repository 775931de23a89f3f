import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { ApiError } from '../api-error.ts';
import type { Callable } from '../callable.ts';
import { createApi } from '../create-api.ts';
import { createHttp } from '../http.ts';

export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

interface Circumstances {
  /** Answers in turn; the last one repeats. */
  readonly replies?: readonly ((sent: SentRequest) => Response | Promise<Response>)[];
  readonly token?: string;
  readonly projectId?: string;
  readonly language?: Language;
  readonly timeoutMs?: number;
}

/** An api over a fake network that records the effects on the console. */
export function apiBench(circumstances: Circumstances = {}) {
  const token = circumstances.token ?? 'token-1';
  const state = { token, stored: token, projectId: circumstances.projectId ?? '1' };
  const sent: SentRequest[] = [];
  const happened: string[] = [];
  const notified: ApiError[] = [];
  const replies = circumstances.replies ?? [() => ok({})];
  const send = createHttp('/api', async (input, init = {}) => {
    const request = { url: String(input), init, headers: new Headers(init.headers) };
    sent.push(request);
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? (() => ok({}));
    return await untilAborted(reply(request), init.signal);
  });
  const api = createApi(
    {
      token: () => state.token,
      takeUpToken: () => {
        const isChanged = state.stored !== state.token;
        state.token = state.stored;
        return isChanged;
      },
      projectId: () => state.projectId,
      language: () => circumstances.language ?? 'vi',
      text: (key) => `text of ${key}`,
      notify: (error) => notified.push(error),
      unreachable: () => happened.push('unreachable'),
      sessionEnded: () => happened.push('session ended'),
      viewOver: () => happened.push('out of the view'),
      tokenMissing: () => happened.push('to sign-in'),
      projectMissing: () => happened.push('to project list'),
    },
    send,
    circumstances.timeoutMs ?? 20_000,
  );
  return { api, state, sent, happened, notified };
}

export function ok(data: unknown): Response {
  return Response.json({ error: 0, data });
}

export function failure(status: number, envelope: unknown): Response {
  return Response.json(envelope, { status });
}

export const LIST = {
  method: 'GET',
  path: '/admin/tag/list',
  access: { token: 'full', area: 'tags', permissions: [] },
} as const satisfies Callable;

export const OF_PROFILE = {
  method: 'POST',
  path: '/admin/user/updateProfile',
  access: { token: 'full', area: 'profile', permissions: [] },
} as const satisfies Callable;

export const SIGN_IN = {
  method: 'POST',
  path: '/admin/login',
  access: { token: 'none' },
} as const satisfies Callable;

export const ME = { method: 'GET', path: '/admin/me', access: { token: 'any' } } as const satisfies Callable;

function untilAborted(
  reply: Response | Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(reply).then(resolve, reject);
  });
}
