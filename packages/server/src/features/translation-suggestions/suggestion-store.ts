import { createHash } from 'node:crypto';
import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import { rememberedForm } from '@toasoan/contract/features/glossary/remembered-text.ts';
import type { Suggestion } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import type { SegmentState } from '@toasoan/contract/features/translations/translation-states.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

import {
  auditFieldsOf,
  type ChangeOf,
  createdBy,
  holdVersioned,
  type RowOf,
  updateVersioned,
} from '#server/core/db/versioned.ts';

export const TABLE = 'translation_suggestions';
export type SuggestionRow = RowOf<typeof TABLE>;

/** A suggestion with its paragraph as it is now. */
export type ShownRow = SuggestionRow & {
  readonly now_text: string | null;
  readonly now_version: number | null;
  readonly now_state: SegmentState | null;
  readonly now_locked: boolean | null;
};

type NewSuggestion = Pick<
  SuggestionRow,
  | 'translation_id'
  | 'segment_id'
  | 'source_lang'
  | 'lang'
  | 'page_url'
  | 'page_title'
  | 'source_text'
  | 'seen_text'
  | 'suggested_text'
  | 'reason'
  | 'origin'
  | 'suggester_name'
  | 'suggester_email'
>;

/** A new row, or a vote for one that says the same; a browser that has voted already changes nothing. */
export async function insertOrVote(
  db: Db,
  projectId: string,
  values: NewSuggestion,
  voterKey: string,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const key = createHash('sha256').update(rememberedForm(values.suggested_text)).digest();
  const words = [values.page_title, values.source_text, values.seen_text, values.suggested_text].join(' ');
  const added = await db
    .insertInto(TABLE)
    .values({
      ...values,
      project_id: projectId,
      suggested_key: key,
      search_text: foldVietnamese(words),
      handled_time: null,
      // The sender stands in columns of its own, which are erased in time.
      ...createdBy({ userId: null, displayName: '' }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'segment_id', 'suggested_key'])
        .where('segment_id', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  const id = added?.id ?? (await idOfSame(db, projectId, values.segment_id ?? '0', key));
  const { numInsertedOrUpdatedRows: counted } = await db
    .insertInto('translation_suggestion_votes')
    .values({ project_id: projectId, suggestion_id: id, voter_key: voterKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added === undefined && counted === 1n) await addVote(db, projectId, id);
  return { id, isNew: added !== undefined };
}

async function idOfSame(db: Db, projectId: string, segmentId: string, key: Buffer): Promise<string> {
  const row = await db
    .selectFrom(TABLE)
    .select('id')
    .where('project_id', '=', projectId)
    .where('segment_id', '=', segmentId)
    .where('suggested_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Without a new version: whoever decides meanwhile decides about the same words. */
async function addVote(db: Db, projectId: string, id: string): Promise<void> {
  await db
    .updateTable(TABLE)
    .set((row) => ({ votes: row('votes', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** @throws NOT_FOUND */
export async function holdSuggestion(db: Db, projectId: string, id: string): Promise<SuggestionRow> {
  return await holdVersioned(db, TABLE, projectId, id);
}

/** @throws VERSION_CONFLICT */
export async function changeSuggestion(
  db: Db,
  before: SuggestionRow,
  values: ChangeOf<typeof TABLE>,
  by: Actor,
): Promise<SuggestionRow> {
  return await updateVersioned(db, TABLE, before, values, by);
}

/** The segment that a suggestion is about; undefined once it is gone. */
export async function findSegment(db: Db, { project_id, segment_id }: SuggestionRow) {
  if (segment_id === null) return undefined;
  return await db
    .selectFrom('translation_segments')
    .select(['id', 'translation_id', 'version', 'source_text', 'target_text', 'is_locked'])
    .where('project_id', '=', project_id)
    .where('id', '=', segment_id)
    .executeTakeFirst();
}

/** As it is shown; the sender's address stays masked. */
export function suggestionOf(row: ShownRow): Suggestion {
  return {
    id: row.id,
    translationId: row.translation_id,
    segmentId: row.segment_id,
    pageUrl: row.page_url,
    pageTitle: row.page_title,
    sourceLang: row.source_lang,
    lang: row.lang,
    source: row.source_text,
    seen: row.seen_text,
    suggested: row.suggested_text,
    current:
      row.now_text === null || row.now_version === null || row.now_state === null
        ? null
        : {
            text: withoutTags(row.now_text),
            version: row.now_version,
            state: row.now_state,
            isLocked: row.now_locked ?? false,
          },
    reason: row.reason,
    origin: row.origin,
    name: row.suggester_name,
    emailHint: maskedEmail(row.suggester_email),
    votes: row.votes,
    state: row.state,
    mayReopen: row.state === 'REJECTED' && !row.was_reopened,
    replyText: row.reply_text,
    handledBy: row.handled_by_name,
    handledTime: row.handled_time?.toISOString() ?? null,
    ...auditFieldsOf(row),
  };
}

function maskedEmail(email: string): string {
  const [local = '', domain] = email.split('@');
  return domain === undefined ? '' : `${local.slice(0, 1)}•••@${domain}`;
}
