import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import { importPost } from '../editing/add-post.ts';
import { lockPost } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import type { TransitionActor } from '../history/post-transition-store.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { auditPost } from '../post-audit.ts';
import { findPost, readPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { applyTransition } from '../workflow/apply-transition.ts';

/** A post in another language: the row of its own that readers get. */
export interface PostInLanguage {
  readonly sourceId: string;
  /** Its row; null before the first approval. */
  readonly recordId: string | null;
  /** Its language is one of its fields. */
  readonly draft: PostDraft;
}

/** In whose name it happens; the product follows a source by itself. */
export interface LanguageWork {
  readonly source: AuditSource;
  readonly by: TransitionActor;
}

/**
 * Makes or changes the row and publishes it. The caller holds the terms and its source, has checked the draft and who
 * may do this. @returns the id of the row. @throws INVALID_INPUT for terms not in use.
 */
export async function publishPostInLanguage(work: LanguageWork, post: PostInLanguage): Promise<string> {
  if (post.recordId !== null) return await changeRow(work, post.recordId, post.draft);
  const { source, by } = work;
  const { db, projectId } = source;
  const id = await importPost(db, projectId, {
    draft: post.draft,
    createdBy: by,
    translationOf: post.sourceId,
  });
  const made = await readPost(db, projectId, id);
  await keepVersion(db, projectId, { after: made, kind: 'save', by });
  await auditPost(source, 'create', { after: made });
  await publish(work, made);
  return id;
}

async function changeRow(work: LanguageWork, recordId: string, draft: PostDraft): Promise<string> {
  const { source, by } = work;
  const { db, projectId } = source;
  await lockPost(db, projectId, recordId);
  const before = await readPost(db, projectId, recordId);
  const after = await writeDraft(db, projectId, before, draft, by);
  if (after.state === 'PUBLISHED') {
    await keepVersion(db, projectId, { before, after, kind: 'publish', by });
    await keepPostUses(db, projectId, after);
    await auditPost(source, 'apply', { before, after });
  } else await publish(work, after);
  return recordId;
}

async function publish({ source, by }: LanguageWork, before: PostRecord): Promise<void> {
  const step = { name: 'publish', to: 'PUBLISHED' } as const;
  const after = await applyTransition(source.db, source.projectId, before, step, by);
  await auditPost(source, 'publish', { before, after });
}

/** Takes the row from readers. One that they do not have stays as it is. */
export async function withdrawPostInLanguage({ source, by }: LanguageWork, recordId: string): Promise<void> {
  const { db, projectId } = source;
  await lockPost(db, projectId, recordId);
  const before = await findPost(db, projectId, recordId);
  if (before?.state !== 'PUBLISHED') return;
  const step = { name: 'unpublish', to: 'UNPUBLISHED' } as const;
  const after = await applyTransition(db, projectId, before, step, by);
  await auditPost(source, 'unpublish', { before, after });
}
