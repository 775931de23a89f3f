import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import type { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import {
  isEmbargoed,
  MAX_SHARE_LINKS,
  mayShare,
  SHARE_RULE_TEXTS,
  SHARE_TERMS,
  type ShareLink,
  type ShareState,
} from '@toasoan/contract/features/posts/preview/share-link.ts';
import type { PostActor, PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { newToken } from '#server/core/auth/token.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { lockPost } from '../editing/post-store.ts';
import { getVersion } from '../history/post-version-view.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { addShareLink, countLiveLinks, endShareLink, type ShareLinkRow } from './share-link-store.ts';

export interface ShareDependencies {
  readonly now: () => Date;
  /** The product's public address; '' makes addresses relative. */
  readonly publicUrl: string;
}

type ShareRequest = BodyOf<typeof shareEndpoints.create>;

/**
 * Creates a link that shows the post without an account; audited. Only this call returns its secret. @throws
 * NOT_FOUND, FORBIDDEN, RULES_NOT_MET: EMBARGO_HOLDS, TOO_MANY_LINKS.
 */
export async function createShare(
  call: TransactionCall,
  options: ShareRequest,
  { now, publicUrl }: ShareDependencies,
): Promise<ShareLink & { readonly url: string }> {
  const { db, projectId, caller } = call;
  const time = now();
  await lockPost(db, projectId, options.postId);
  const post = await postFor(call, options.postId, mayShare);
  if (isHeldBack(post, time)) throw ruleNotMet(SHARE_RULE_TEXTS, 'EMBARGO_HOLDS');
  if ((await countLiveLinks(db, projectId, post.id, time)) >= MAX_SHARE_LINKS) {
    throw ruleNotMet(SHARE_RULE_TEXTS, 'TOO_MANY_LINKS', undefined, { max: MAX_SHARE_LINKS });
  }
  if (options.versionNo !== undefined)
    await getVersion(db, projectId, { id: post.id, no: options.versionNo });
  const secret = newToken();
  const row = await addShareLink(
    db,
    projectId,
    {
      postId: post.id,
      secret,
      text: options.text,
      versionNo: options.versionNo ?? null,
      once: options.once,
      now: time,
      expires: new Date(time.getTime() + SHARE_TERMS[options.expiresIn]),
    },
    caller,
  );
  await audit(call, 'post.share', post, row);
  return { ...linkOf(row, post, time), url: `${publicUrl}/p/${secret}` };
}

/** Ends a link at once, for people who may read the drafts of the post; audited. @throws NOT_FOUND, FORBIDDEN. */
export async function revokeShare(
  call: TransactionCall,
  link: { readonly postId: string; readonly linkId: string },
  now: Date,
): Promise<ShareLink> {
  const { db, projectId, caller } = call;
  const post = await postFor(call, link.postId, mayReadDrafts);
  const ended = await endShareLink(db, projectId, link, { displayName: caller.displayName, now });
  if (ended === undefined) throw new AppError('NOT_FOUND');
  if (ended.isNew) await audit(call, 'post.unshare', post, ended.row);
  return linkOf(ended.row, post, now);
}

/** @throws NOT_FOUND, FORBIDDEN for callers without the right. */
async function postFor(
  { db, projectId, caller }: TransactionCall,
  id: string,
  may: (actor: PostActor, post: PostFacts) => boolean,
): Promise<PostRecord> {
  const actor = postActor(caller);
  const post = await getPost(db, projectId, actor, id);
  if (!may(actor, factsOf(post))) throw new AppError('FORBIDDEN');
  return post;
}

async function audit(
  call: TransactionCall,
  action: 'post.share' | 'post.unshare',
  post: PostRecord,
  link: ShareLinkRow,
) {
  await writeAudit(call, {
    action,
    entity: 'post',
    entityId: post.id,
    after: {
      title: post.title,
      shareLink: link.id,
      shareText: link.text,
      shareOnce: link.once,
      shareUntil: link.expire_time,
    },
  });
}

/** Neither the public text nor the pending draft may be under embargo. */
export function isHeldBack(post: PostRecord, now: Date): boolean {
  return [post, workingCopyOf(post)].some(({ details }) => isEmbargoed(details.embargoUntil, now.getTime()));
}

/** A link as the newsroom sees it: never with its secret. */
export function linkOf(row: ShareLinkRow, post: PostRecord, now: Date): ShareLink {
  return {
    id: row.id,
    state: stateOf(row, post, now),
    text: row.text,
    versionNo: row.version_no,
    once: row.once,
    createTime: row.create_time.toISOString(),
    createdBy: row.created_by_name,
    expireTime: row.expire_time.toISOString(),
    endedBy: row.end_time === null ? null : row.ended_by_name,
    openCount: row.open_count,
    lastOpenTime: row.last_open_time?.toISOString() ?? null,
  };
}

function stateOf(row: ShareLinkRow, post: PostRecord, now: Date): ShareState {
  if (row.once && row.open_count > 0) return 'used';
  if (row.end_time !== null) return 'ended';
  if (row.expire_time <= now) return 'expired';
  return isHeldBack(post, now) ? 'waiting' : 'open';
}
