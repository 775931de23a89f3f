import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import {
  type PostDraft,
  type StoredPostDraft,
  storedPostDraft,
} from '@toasoan/contract/features/posts/post.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type {
  ArticleMediaHolder,
  MediaTakenOut,
  MediaToTakeOut,
} from '#server/core/media/article-media-holder.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { differenceTo, writePending } from '../pending/keep-pending.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { findReferredFiles, type ReferredFile } from './media-reference-view.ts';
import { keepPostUses } from './post-use-store.ts';
import { heldByPost } from './settle-media.ts';
import { type Swap, swappedDraft } from './swap-media.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };
const personOf = ({ caller }: AuditSource): Actor => caller ?? PRODUCT;

/** A matter of rights, like a takedown: it changes public content at once, in any state of the post. */
export const takeMediaOutOfPost: ArticleMediaHolder['takeOut'] = async (source, options) => {
  const { db, projectId } = source;
  const before = await heldPost(source, options.id);
  if (!heldByPost(before).includes(options.mediaId)) return undefined;
  const other = await otherFile(source, options, before);
  const swap: Swap = (id) => (id === options.mediaId ? other : undefined);
  const draft = swappedDraft({ ...before.details, content: before.content } as StoredPostDraft, swap);
  const pending = before.pending && { ...before.pending, ...swappedDraft(before.pending, swap) };
  const after = await write(source, before, { draft, pending: pending as StoredPostDraft | null });
  const text = Object.fromEntries(Object.keys(draft).map((name) => [name, partOf(before, name)]));
  await keepPostUses(db, projectId, after);
  return { version: after.version, text, pending: before.pending };
};

export const giveMediaBackToPost: ArticleMediaHolder['giveBack'] = async (source, { id, taken }) => {
  const before = await heldPost(source, id);
  if (before.version !== taken.version) return false;
  const after = await write(source, before, draftsOf(taken));
  await keepPostUses(source.db, source.projectId, after);
  return true;
};

function draftsOf({ text, pending }: MediaTakenOut) {
  return {
    draft: storedPostDraft.parse(text) as PostDraft,
    pending: pending && storedPostDraft.parse(pending),
  };
}

async function heldPost({ db, projectId }: AuditSource, postId: string): Promise<PostRecord> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, postId);
  return await readPost(db, projectId, postId);
}

async function otherFile(
  { db, projectId }: AuditSource,
  { mediaId, otherId }: MediaToTakeOut,
  before: PostRecord,
): Promise<ReferredFile | null> {
  if (otherId === null) return null;
  const other = (await findReferredFiles(db, projectId, [otherId])).get(otherId);
  const kind = before.media.find(({ id }) => id === mediaId)?.kind;
  if (other?.state !== 'READY' || other.kind !== kind)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_GONE', 'otherId');
  return other;
}

function partOf(post: PostRecord, name: string): unknown {
  return name === 'content' ? post.content : post.details[name as keyof PostRecord['details']];
}

/** Each of the two is a save of its own; public versions are kept permanently. */
async function write(
  source: AuditSource,
  before: PostRecord,
  { draft, pending }: { readonly draft: PostDraft; readonly pending: StoredPostDraft | null },
): Promise<PostRecord> {
  const { db, projectId } = source;
  const by = personOf(source);
  let after = before;
  if (Object.keys(draft).length > 0) {
    after = await writeDraft(db, projectId, before, draft, by);
    const kind = after.state === 'PUBLISHED' ? 'publish' : 'save';
    await keepVersion(db, projectId, { before, after, kind, by });
  }
  if (pending !== null || after.pending !== null) {
    const text = after;
    await writePending(db, projectId, text, differenceTo(text, pending ?? {}), by);
    after = await readPost(db, projectId, before.id);
    const copies = { before: workingCopyOf(text), after: workingCopyOf(after) };
    await keepVersion(db, projectId, { ...copies, kind: 'save', by });
  }
  await auditPost(source, 'update', { before, after });
  return after;
}
