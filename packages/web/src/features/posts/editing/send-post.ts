import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import type { postInput } from './post-values.ts';
import type { SaveFailure } from './session-state.ts';

/** The bar shows where the text is after these failures, so no notification appears. */
const QUIET_SAVES: readonly string[] = [
  'VERSION_CONFLICT',
  'LOCKED_BY_OTHER',
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
  'HTTP_500',
  'HTTP_502',
  'HTTP_503',
  'HTTP_504',
];
/** The session or the page is over, so nobody waits for the answer. */
const OVER: readonly string[] = ['CANCELLED', 'SUPERSEDED', 'TOKEN_MISSING', 'PROJECT_REQUIRED'];
const SERVER_FAILED = 500;

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** Saves a text over the version it began with, or creates a post. The key makes a repeated call create only one. */
export function sendPost(
  post: Post | undefined,
  editingSession: string,
  body: ReturnType<typeof postInput>,
): Promise<Post> {
  if (!post)
    return call(postEndpoints.create, {
      body,
      idempotencyKey: editingSession,
      suppressErrorToast: QUIET_SAVES,
    });
  return call(postEndpoints.update, {
    body: { ...body, id: post.id, version: post.version, editingSession },
    suppressErrorToast: QUIET_SAVES,
  });
}

/** Keeps unsaved text on the server without a notification; answers the time of the server. */
export async function sendAutosave(
  { id, version }: Post,
  editingSession: string,
  draft: PostDraft,
): Promise<Date> {
  const { savedTime } = await call(postEndpoints.autosave, {
    body: { postId: id, editingSession, baseVersion: version, draft },
    ...QUIETLY,
  });
  return new Date(savedTime);
}

/** Drops unsaved text on the server that is saved or taken back. What is not dropped expires. */
export async function dropText({ id }: Post, editingSession: string): Promise<void> {
  const query = { postId: id };
  await call(postEndpoints.removeAutosave, { params: { editingSession }, query, ...QUIETLY }).catch(
    () => undefined,
  );
}

interface GivenText {
  readonly editingSession: string;
  readonly to: string;
  /** null: everything is saved. */
  readonly draft: PostDraft | null;
}

/** Keeps unsaved text on the server for the page that asked for it; answers the time of the server. */
export async function sendText(
  { id, version }: Post,
  { editingSession, to, draft }: GivenText,
): Promise<Date> {
  const { savedTime } = await call(lockEndpoints.giveText, {
    params: { id },
    body: { editingSession, to, text: draft && { baseVersion: version, draft } },
    ...QUIETLY,
  });
  return new Date(savedTime);
}

export function saveFailureOf(error: ApiError): SaveFailure {
  const { code, fields } = error;
  const isUnanswered = error.error === 0 || error.status >= SERVER_FAILED;
  const isRetryable = !OVER.includes(code) && (isUnanswered || code === 'TOO_MANY_REQUESTS');
  return { code, fields, isUnanswered, isRetryable };
}

export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && saveFailureOf(error).isRetryable;
}
