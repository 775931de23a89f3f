import type { CommentState } from '@toasoan/contract/features/comments/comment-states.ts';
import type { SenderFacts } from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import type { Finding, HeldRule } from '@toasoan/contract/features/comments/rules/finding.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type Insertable, sql } from 'kysely';
import type { SealedSecret } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { CommentTable } from '#server/core/db/tables/comment-tables.ts';

/** Comments of one sender are received one after the other, so that their limits are exact. */
export async function holdSender(db: Db, projectId: string, senderKey: Buffer): Promise<void> {
  const lock = sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${projectId} || ' comment ' || encode(${senderKey}, 'hex'), 0))`;
  await sentAhead(db, lock.execute(db));
}

export interface KnownSender extends SenderFacts {
  readonly lastTime: Date | null;
  /** In force; `until` null is for ever. */
  readonly ban: { readonly until: Date | null } | undefined;
}

/** Counting stops where no rule asks further. */
const MOST_COUNTED = 101;

/** What the rules ask about a sender and about the same words, in one statement over the indexes. */
export async function readSender(
  db: Db,
  projectId: string,
  { senderKey, contentHash }: { readonly senderKey: Buffer; readonly contentHash: Buffer },
): Promise<KnownSender> {
  const of = sql`project_id = ${projectId} AND sender_key = ${senderKey}`;
  const { rows } = await sql<{
    approved: number;
    recent: number;
    same: number;
    last_time: Date | null;
    is_banned: boolean;
    until: Date | null;
  }>`
    SELECT
      (SELECT count(*)::int FROM (
        SELECT FROM comments WHERE ${of} AND state = 'APPROVED' LIMIT ${MOST_COUNTED}) AS found) AS approved,
      (SELECT count(*)::int FROM (
        SELECT FROM comments WHERE ${of} AND sent_time > now() - interval '10 minutes'
        LIMIT ${MOST_COUNTED}) AS found) AS recent,
      (SELECT count(*)::int FROM (
        SELECT FROM comments WHERE project_id = ${projectId} AND content_hash = ${contentHash}
          AND sent_time > now() - interval '7 days' LIMIT ${MOST_COUNTED}) AS found) AS same,
      (SELECT max(sent_time) FROM comments WHERE ${of}) AS last_time,
      ban.id IS NOT NULL AS is_banned, ban.until
    FROM (SELECT) AS one LEFT JOIN LATERAL (
      SELECT id, until FROM comment_bans
      WHERE ${of} AND end_time IS NULL AND (until IS NULL OR until > now())
      ORDER BY until DESC NULLS FIRST LIMIT 1) AS ban ON true`.execute(db);
  const row = rows[0];
  return {
    approved: row?.approved ?? 0,
    recent: row?.recent ?? 0,
    sameWords: row?.same ?? 0,
    lastTime: row?.last_time ?? null,
    ban: row?.is_banned === true ? { until: row.until } : undefined,
  };
}

export interface Parent {
  readonly id: string;
  readonly threadId: string;
  readonly parentId: string | null;
  readonly depth: number;
  readonly state: CommentState;
}

/** A comment of the same target. */
export async function findParent(
  db: Db,
  projectId: string,
  id: string,
  target: { readonly targetType: string; readonly targetId: string },
): Promise<Parent | undefined> {
  const { rows } = await sql<Parent>`
    SELECT id, coalesce(thread_id, id) AS "threadId", parent_id AS "parentId", depth, state FROM comments
    WHERE project_id = ${projectId} AND id = ${id}
      AND target_type = ${target.targetType} AND target_id = ${target.targetId}`.execute(db);
  return rows[0];
}

const MOST_WORDS = 600;
const LONGEST_WORD = 64;

/** The searched words of a comment: folded, each once. */
export function searchWords(content: string, senderName: string): string[] {
  const words = wordsOf(foldVietnamese(`${content} ${senderName}`)).map((word) =>
    [...word].slice(0, LONGEST_WORD).join(''),
  );
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export interface NewComment extends Omit<Insertable<CommentTable>, 'search' | 'findings'> {
  readonly words: readonly string[];
  readonly foundBy: readonly Finding[];
  readonly held_rules: HeldRule[];
}

export interface NewContact {
  readonly sealed: SealedSecret;
  readonly emailHint: string;
  readonly addressHint: string;
  readonly device: string;
  /** Empty: unknown. */
  readonly deviceHash: Buffer;
}

/** Undefined when the idempotency key is known already. */
export async function insertComment(
  db: Db,
  { words, foundBy, ...row }: NewComment,
  contact: NewContact | undefined,
): Promise<string | undefined> {
  const added = db
    .insertInto('comments')
    .values({
      ...row,
      findings: JSON.stringify(foundBy),
      search: sql`array_to_tsvector(${words}::text[])`,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'idempotency_key']).doNothing())
    .returning(['id', 'project_id']);
  if (contact === undefined) return (await added.executeTakeFirst())?.id;
  const inserted = await db
    .with('added', () => added)
    .with('kept', (query) =>
      query
        .insertInto('comment_contacts')
        .columns([
          'comment_id',
          'project_id',
          'box',
          'key_id',
          'email_hint',
          'address_hint',
          'device',
          'device_hash',
        ])
        .expression((from) =>
          from
            .selectFrom('added')
            .select([
              'id',
              'project_id',
              sql<Buffer>`${contact.sealed.box}::bytea`.as('box'),
              sql<string>`${contact.sealed.keyId}::text`.as('key_id'),
              sql<string>`${contact.emailHint}::text`.as('email_hint'),
              sql<string>`${contact.addressHint}::text`.as('address_hint'),
              sql<string>`${contact.device}::text`.as('device'),
              sql<Buffer>`${contact.deviceHash}::bytea`.as('device_hash'),
            ]),
        ),
    )
    .selectFrom('added')
    .select('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function findByKey(
  db: Db,
  projectId: string,
  key: string,
): Promise<{ readonly id: string; readonly state: CommentState; readonly findings: Finding[] } | undefined> {
  return await db
    .selectFrom('comments')
    .select(['id', 'state', 'findings'])
    .where('project_id', '=', projectId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}
