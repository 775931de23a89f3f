import {
  CORRECTION_TITLE,
  type CorrectionDraft,
  type PublishedRef,
} from '@toasoan/contract/features/posts/correction/correction.ts';
import {
  correctionArticle,
  introOf,
} from '@toasoan/contract/features/posts/correction/correction-article.ts';
import {
  CORRECTABLE_STATES,
  CORRECTION_RULE_TEXTS,
} from '@toasoan/contract/features/posts/correction/correction-rules.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { createPost } from '../editing/add-post.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import { updatePost } from '../editing/update-post.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost } from '../post-detail-view.ts';
import { mainCategoryOf, type PostRecord } from '../post-record.ts';
import { holdAcceptedRequest, insertCorrection, writeCorrection } from './correction-store.ts';
import {
  type CorrectionRow,
  correctionOf,
  findCorrectionCategory,
  getCorrection,
  seesRequests,
} from './correction-view.ts';

/** Creates the post that corrects another: a draft with the usual workflow. @throws NOT_FOUND, RULES_NOT_MET. */
export async function correctPost(
  call: TransactionCall,
  wanted: {
    readonly postId: string;
    readonly categoryId?: string | undefined;
    readonly requestId?: string | undefined;
  },
  draft: CorrectionDraft,
): Promise<CorrectionRow> {
  const { db, projectId, caller } = call;
  const { postId, requestId } = wanted;
  await holdTerms(db, projectId);
  await lockPost(db, projectId, postId);
  const post = await getPost(db, projectId, postActor(caller), postId);
  if (!CORRECTABLE_STATES.includes(post.state)) throw ruleNotMet(CORRECTION_RULE_TEXTS, 'NOT_CORRECTABLE');
  if (requestId !== undefined) {
    const isHeld =
      seesRequests(caller, projectId) && (await holdAcceptedRequest(db, projectId, { requestId, postId }));
    if (!isHeld) throw ruleNotMet(CORRECTION_RULE_TEXTS, 'CORRECTION_REQUEST', 'requestId');
  }
  const categoryId = await findCorrectionCategory(db, projectId, wanted.categoryId);
  if (categoryId === undefined) throw ruleNotMet(CORRECTION_RULE_TEXTS, 'CORRECTION_CATEGORY', 'categoryId');
  const ref = refOf(post);
  const added = await createPost(db, projectId, {
    draft: {
      ...writtenBy(ref, draft),
      title: CORRECTION_TITLE,
      postType: 'CORRECTION',
      mainCategoryId: categoryId,
      categoryIds: [categoryId],
      authors: [{ displayName: 'Tòa soạn', role: 'WRITER' }],
      relatedPostIds: [postId],
    },
    createdBy: caller,
  });
  const id = await insertCorrection(
    db,
    projectId,
    { postId, correctionPostId: added.id, ref, draft, requestId },
    caller,
  );
  await auditPost(call, 'create', { after: added });
  const after = await getCorrection(db, projectId, id);
  await auditCorrection(call, 'create', { after });
  return after;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, and what saving its post throws. */
export async function changeCorrection(
  call: TransactionCall,
  {
    id,
    version,
    editingSession,
  }: { readonly id: string; readonly version: number; readonly editingSession?: string | undefined },
  draft: CorrectionDraft,
): Promise<CorrectionRow> {
  const { db, projectId, caller } = call;
  const { correction_post_id: postId } = await getCorrection(db, projectId, id);
  await holdTerms(db, projectId);
  await lockPost(db, projectId, postId);
  const before = await getCorrection(db, projectId, id);
  checkVersion(before, version);
  await writeCorrection(db, projectId, id, draft, caller);
  const actor = postActor(caller);
  const post = await getPost(db, projectId, actor, postId);
  const { publishedRef } = correctionOf(before, false);
  const text = { ...writtenBy(publishedRef, draft), id: postId, version: post.version, editingSession };
  const change = await updatePost(
    db,
    projectId,
    text,
    { actor, by: caller },
    { kind: 'save', isByForm: true },
  );
  await auditPost(call, 'update', change);
  const after = await getCorrection(db, projectId, id);
  await auditCorrection(call, 'update', { before, after });
  return after;
}

function refOf(post: PostRecord): PublishedRef {
  return {
    title: post.title,
    section: mainCategoryOf(post)?.title ?? '',
    date: post.published_time?.toISOString() ?? null,
  };
}

function writtenBy(ref: PublishedRef, draft: CorrectionDraft): PostDraft {
  return { content: correctionArticle(ref, draft), excerpt: introOf(ref).slice(0, 500) };
}

async function auditCorrection(
  source: AuditSource,
  action: 'create' | 'update',
  { before, after }: { readonly before?: CorrectionRow; readonly after: CorrectionRow },
): Promise<void> {
  await writeAudit(source, {
    action: `correction.${action}`,
    entity: 'correction',
    entityId: after.id,
    before: before && auditFacts(before),
    after: auditFacts(after),
  });
}

/** Titled after the corrected post. */
function auditFacts(row: CorrectionRow) {
  const { publishedRef, createTime, updateTime, createdBy, updatedBy, ...facts } = correctionOf(row, true);
  return { ...facts, title: publishedRef.title };
}
