import { type EventDraft, storedEventDraft } from '@toasoan/contract/features/events/event.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { ArticleMediaHolder, MediaToTakeOut } from '#server/core/media/article-media-holder.ts';
import { findReferredFiles, type ReferredFile, swappedDraft } from '#server/features/posts/public.ts';
import { holdEvents, holdEventTerms, lockEvent } from '../editing/event-store.ts';
import { writeEvent } from '../editing/write-event.ts';
import { auditEvent } from '../event-audit.ts';
import { readEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { mediaOfEvent } from './event-media.ts';
import { keepEventUses } from './event-use-store.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Events, as a recall of a file sees them: it changes public content at once, in any state. */
export const eventMediaHolder: ArticleMediaHolder = {
  entity: 'event',
  hold: holdEvents,
  async takeOut(source, options) {
    const before = await heldEvent(source, options.id);
    if (!mediaOfEvent(before).some(({ mediaId }) => mediaId === options.mediaId)) return undefined;
    const other = await otherFile(source, options, before);
    const { content, details } = before;
    const { cover, gallery, ogImageId } = details;
    const draft = swappedDraft({ content, cover, gallery, ogImageId } as StoredPostDraft, (id) =>
      id === options.mediaId ? other : undefined,
    );
    const after = await write(source, before, draft as EventDraft);
    const text = Object.fromEntries(Object.keys(draft).map((name) => [name, partOf(before, name)]));
    return { version: after.version, text, pending: null };
  },
  async giveBack(source, { id, taken }) {
    const before = await heldEvent(source, id);
    if (before.version !== taken.version) return false;
    await write(source, before, storedEventDraft.parse(taken.text) as EventDraft);
    return true;
  },
};

async function heldEvent({ db, projectId }: AuditSource, id: string): Promise<EventRecord> {
  await holdEventTerms(db, projectId);
  await lockEvent(db, projectId, id);
  return await readEvent(db, projectId, id);
}

/** @throws RULES_NOT_MET: MEDIA_GONE. */
async function otherFile(
  { db, projectId }: AuditSource,
  { mediaId, otherId }: MediaToTakeOut,
  before: EventRecord,
): Promise<ReferredFile | null> {
  if (otherId === null) return null;
  const other = (await findReferredFiles(db, projectId, [otherId])).get(otherId);
  const kind = before.media.find(({ id }) => id === mediaId)?.kind;
  if (other?.state !== 'READY' || other.kind !== kind)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_GONE', 'otherId');
  return other;
}

function partOf({ content, details }: EventRecord, name: string): unknown {
  return name === 'content' ? content : details[name as keyof EventRecord['details']];
}

/** A save of its own; public versions are kept permanently. */
async function write(source: AuditSource, before: EventRecord, draft: EventDraft): Promise<EventRecord> {
  const { db, projectId } = source;
  const by = source.caller ?? PRODUCT;
  const after = await writeEvent(db, before, draft, by);
  const kind = after.state === 'PUBLISHED' ? 'publish' : 'save';
  await keepEventVersion(db, projectId, { before, after, kind, by });
  await keepEventUses(db, projectId, after);
  await auditEvent(source, 'update', { before, after });
  await publishNotice(db, { kind: 'event', projectId, thingId: before.id });
  return after;
}
