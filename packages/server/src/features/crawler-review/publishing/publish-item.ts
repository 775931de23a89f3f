import { gatedAction } from '@toasoan/contract/features/source-links/gates.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findParserSource } from '#server/features/parser-sources/public.ts';
import { transitionPost } from '#server/features/posts/public.ts';
import { findSourceLink, gateFacts } from '#server/features/source-links/public.ts';
import type { ItemRow } from '../item-row.ts';
import { findItem } from '../item-view.ts';
import { isCompared } from '../stories/story-store.ts';
import { type ItemToPublish, planPublication } from './plan-publication.ts';

type Text = Readonly<Record<Language, string>>;

/** Stories are put together soon after a run. */
const LOOKED_AGAIN_MS = 60_000;
/** A post is scheduled a minute ahead at the least. */
const SOONEST_MS = 75_000;
const MAX_REASON = 1_000;

const REASONS = {
  gates: {
    vi: 'Nguồn không còn đủ điều kiện tự xuất bản: thỏa thuận bản quyền, mức tin cậy hoặc quyền tự xuất bản đã đổi.',
    en: 'The source may no longer publish by itself: its agreement, trust or leave to publish has changed.',
  },
  duplicate: {
    vi: 'Trùng với một bài hoặc một tin đã có.',
    en: 'It repeats a post or a text that is there.',
  },
  origin: { vi: 'Bài gốc đã đổi hoặc bị gỡ.', en: 'The original has changed or is gone.' },
  person: {
    vi: 'Người đặt liên kết không còn quyền xuất bản ở dự án này.',
    en: 'Whoever set the link may no longer publish in this project.',
  },
} as const satisfies Record<string, Text>;

interface Run {
  readonly db: Db;
  readonly jobId: string;
  readonly now: Date;
}

/**
 * Publishes the draft of a text in the name of whoever saved its link last, no earlier than the delay allows, under
 * every rule that a publication by hand has. What is in the way leaves it a draft, and they hear why.
 */
export async function publishItem(run: Run, work: ItemToPublish): Promise<void> {
  const { db, now } = run;
  const { projectId, itemId } = work;
  const item = await findItem(db, projectId, itemId, now);
  if (item?.post_id == null || item.state !== 'ACCEPTED' || item.link_id === null) return;
  const link = await findSourceLink(db, projectId, item.link_id);
  if (link === undefined || link.status !== 'ENABLE' || link.auto_action !== 'PUBLISH') return;
  if (!(await isCompared(db, projectId, itemId)))
    return await planPublication(db, work, new Date(now.getTime() + LOOKED_AGAIN_MS));
  const reason = await tryToPublish(run, work, { item, byId: link.updated_by_id });
  if (reason === undefined || link.updated_by_id === null) return;
  await notify(db, projectId, {
    kind: 'notAutoPublished',
    postId: item.post_id,
    to: [link.updated_by_id],
    by: undefined,
    detail: { title: item.title, reason: reason.vi, reasonEn: reason.en },
  });
}

/** Why it stays a draft; undefined: it is public or scheduled, or a person has taken it up. */
async function tryToPublish(
  { db, jobId, now }: Run,
  { projectId, postVersion }: ItemToPublish,
  { item, byId }: { readonly item: ItemRow; readonly byId: string | null },
): Promise<Text | undefined> {
  if (item.duplicate_item_id !== null || item.duplicate_post_id !== null) return REASONS.duplicate;
  if (item.origin_state !== 'SAME') return REASONS.origin;
  const source = await findParserSource(db, projectId, item.source_id, now);
  const publishedTime = item.published_time?.toISOString() ?? null;
  const gated = source && gatedAction('PUBLISH', await gateFacts(db, source, { publishedTime, now }));
  if (gated?.action !== 'PUBLISH') return REASONS.gates;
  const person = byId === null ? undefined : await findPersonIn(db, projectId, byId);
  if (person === undefined) return REASONS.person;
  const caller = { ...person, permissionsHere: person.permissions, project: person };
  const earliest = gated.publishAfter;
  const when =
    earliest === null
      ? ({ to: 'PUBLISHED' } as const)
      : ({
          to: 'SCHEDULED',
          scheduleTime: new Date(Math.max(earliest, Date.now() + SOONEST_MS)).toISOString(),
        } as const);
  const work = { db, projectId, caller, address: '', requestId: `job-${jobId}` };
  const id = item.post_id ?? '';
  const made = await inSavepoint(db, () => transitionPost(work, { id, version: postVersion, ...when }));
  return made instanceof AppError ? reasonOf(made) : undefined;
}

function reasonOf({ code, options }: AppError): Text | undefined {
  if (code === 'FORBIDDEN') return REASONS.person;
  if (code !== 'RULES_NOT_MET') return undefined;
  const rules = options.rules ?? [];
  const inWords = (language: Language) =>
    rules
      .map(({ text }) => text[language])
      .join(' ')
      .slice(0, MAX_REASON);
  return { vi: inWords('vi'), en: inWords('en') };
}
