import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { type PageDraft, storedPageDraft } from '@toasoan/contract/features/pages/page.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { ArticleMediaHolder, MediaToTakeOut } from '#server/core/media/article-media-holder.ts';
import { findReferredFiles, type ReferredFile, swappedDraft } from '#server/features/posts/public.ts';
import { writePage } from '../editing/write-page.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import type { PageRecord } from '../page-record.ts';
import { holdPages } from '../page-store.ts';
import { mediaOfPage } from './page-media.ts';
import { keepPageUses } from './page-use-store.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Pages, as a recall of a file sees them: it changes public content at once, in any state. */
export const pageMediaHolder: ArticleMediaHolder = {
  entity: 'page',
  hold: holdPages,
  async takeOut(source, options) {
    const before = await heldPage(source, options.id);
    if (!mediaOfPage(before).some(({ mediaId }) => mediaId === options.mediaId)) return undefined;
    const other = await otherFile(source, options, before);
    const { content, details } = before;
    const { cover, ogImageId } = details;
    const draft = swappedDraft({ content, cover, ogImageId } as StoredPostDraft, (id) =>
      id === options.mediaId ? other : undefined,
    );
    const after = await write(source, before, draft as PageDraft);
    const text = Object.fromEntries(Object.keys(draft).map((name) => [name, partOf(before, name)]));
    return { version: after.version, text, pending: null };
  },
  async giveBack(source, { id, taken }) {
    const before = await heldPage(source, id);
    if (before.version !== taken.version) return false;
    await write(source, before, storedPageDraft.parse(taken.text) as PageDraft);
    return true;
  },
};

async function heldPage({ db, projectId }: AuditSource, id: string): Promise<PageRecord> {
  await holdPages(db, projectId);
  return await readPage(db, projectId, id);
}

/** @throws RULES_NOT_MET: MEDIA_GONE. */
async function otherFile(
  { db, projectId }: AuditSource,
  { mediaId, otherId }: MediaToTakeOut,
  before: PageRecord,
): Promise<ReferredFile | null> {
  if (otherId === null) return null;
  const other = (await findReferredFiles(db, projectId, [otherId])).get(otherId);
  const kind = before.media.find(({ id }) => id === mediaId)?.kind;
  if (other?.state !== 'READY' || other.kind !== kind)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_GONE', 'otherId');
  return other;
}

function partOf({ content, details }: PageRecord, name: string): unknown {
  return name === 'content' ? content : details[name as keyof PageRecord['details']];
}

/** A save of its own; public versions are kept permanently. */
async function write(source: AuditSource, before: PageRecord, draft: PageDraft): Promise<PageRecord> {
  const { db, projectId } = source;
  const by = source.caller ?? PRODUCT;
  const after = await writePage(db, before, draft, by);
  const kind = after.state === 'PUBLISHED' ? 'publish' : 'save';
  await keepPageVersion(db, projectId, { before, after, kind, by });
  await keepPageUses(db, projectId, after);
  await auditPage(source, 'update', { before, after });
  await publishNotice(db, { kind: 'page', projectId, thingId: before.id });
  return after;
}
