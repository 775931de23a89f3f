import type { CommentTargetType } from '@toasoan/contract/features/comments/comment-states.ts';
import {
  type CommentRules,
  DEFAULT_COMMENT_RULES,
} from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { Db } from '#server/core/db/database.ts';

/** A rule that a later build added has its default. */
export async function findRulesForReaders(db: Db, projectId: string): Promise<CommentRules> {
  const row = await db
    .selectFrom('comment_rules')
    .select('rules')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return { ...DEFAULT_COMMENT_RULES, ...row?.rules };
}

/** Whether somebody opened or closed it; undefined: nobody did. */
export async function findOpenedByHand(
  db: Db,
  projectId: string,
  { type, id }: { readonly type: CommentTargetType; readonly id: string },
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('comment_targets')
    .select('is_open')
    .where('project_id', '=', projectId)
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .executeTakeFirst();
  return row?.is_open;
}
