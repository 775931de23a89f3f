import type { Correction, CorrectionDraft } from '@toasoan/contract/features/posts/correction/correction.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Selectable } from 'kysely';
import type { PostCorrectionTable } from '#server/core/db/tables/post-record-tables.ts';

import { auditFieldsOf } from '#server/core/db/versioned.ts';

export type CorrectionRow = Selectable<PostCorrectionTable> & {
  readonly correction_state: PostState;
  readonly correction_published_time: Date | null;
};

export function correctionOf(row: CorrectionRow): Correction {
  return {
    id: row.id,
    postId: row.post_id,
    correctionPostId: row.correction_post_id,
    correctionState: row.correction_state,
    correctionPublishedTime: row.correction_published_time?.toISOString() ?? null,
    publishedRef: {
      title: row.published_title,
      section: row.published_section,
      date: row.published_time?.toISOString() ?? null,
    },
    wrongText: row.wrong_text,
    correctText: row.correct_text,
    apologyText: row.apology_text,
    basis: row.basis,
    conclusionDoc: row.conclusion_doc,
    placement: row.placement,
    notifiedParties: row.notified_parties,
    aggregatorsNotified: row.aggregators_notified,
    ...auditFieldsOf(row),
  };
}

export function draftColumns(draft: CorrectionDraft) {
  return {
    wrong_text: draft.wrongText,
    correct_text: draft.correctText,
    apology_text: draft.apologyText,
    basis: draft.basis,
    conclusion_doc: draft.conclusionDoc,
    placement: draft.placement,
    notified_parties: draft.notifiedParties,
    aggregators_notified: JSON.stringify(draft.aggregatorsNotified),
  };
}
