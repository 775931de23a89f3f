import {
  type CommentRules,
  type CommentRulesRecord,
  DEFAULT_COMMENT_RULES,
} from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import {
  type CompiledRules,
  compileRules,
} from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

export type StoredRules = Omit<CommentRulesRecord, 'isMailOn'>;

/** A project that saved none has the defaults, as its version 1. */
export async function readRules(db: Db, projectId: string): Promise<StoredRules> {
  const row = await db
    .selectFrom('comment_rules')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return {
    // A rule that is newer than the saved ones has its default.
    rules: { ...DEFAULT_COMMENT_RULES, ...row?.rules },
    version: row?.version ?? 1,
    updateTime: row !== undefined && row.version > 1 ? row.update_time.toISOString() : null,
    updatedBy: row?.updated_by_name ?? '',
  };
}

/** Days for which senders are kept. */
export async function readCommentContactDays(db: Db, projectId: string): Promise<number> {
  return (await readRules(db, projectId)).rules.contactDays;
}

/** One writer at a time: afterwards the row exists and is locked. */
export async function lockRules(db: Db, projectId: string): Promise<void> {
  await sql`
    INSERT INTO comment_rules (project_id, rules)
    VALUES (${projectId}, ${JSON.stringify(DEFAULT_COMMENT_RULES)})
    ON CONFLICT (project_id) DO NOTHING`.execute(db);
  await sql`SELECT FROM comment_rules WHERE project_id = ${projectId} FOR NO KEY UPDATE`.execute(db);
}

export async function writeRules(db: Db, projectId: string, rules: CommentRules, by: Actor): Promise<void> {
  await db
    .updateTable('comment_rules')
    .set((row) => ({
      rules: JSON.stringify(rules),
      version: row('version', '+', 1),
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .execute();
}

const MOST_KNOWN = 50;
const known = new Map<string, CompiledRules>();

/** The rules with their words compiled; two lists of a thousand words are read again only when they changed. */
export async function compiledRules(db: Db, projectId: string): Promise<CompiledRules> {
  const { rows } = await sql<{ mark: string }>`
    SELECT md5(rules::text) AS mark FROM comment_rules WHERE project_id = ${projectId}`.execute(db);
  const mark = rows[0]?.mark ?? '';
  const remembered = known.get(mark);
  if (remembered !== undefined) return remembered;
  const compiled = compileRules((await readRules(db, projectId)).rules);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(mark, compiled);
  return compiled;
}
