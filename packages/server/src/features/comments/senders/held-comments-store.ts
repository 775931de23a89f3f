import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { DataChange, HeldFound, PersonalDataSource } from '#server/core/personal-data/personal-data.ts';
import { eraseCommentsOf } from '../readers/erasure-store.ts';
import { openContact } from './sender-contact.ts';
import { type KeyOf, senderKeyOf } from './sender-key.ts';

interface Dependencies {
  readonly secretBox: SecretBox;
  /** Absent: senders are not found by their e-mail. */
  readonly keyOf?: KeyOf | undefined;
}

interface FoundComment {
  readonly id: string;
  readonly target_title: string;
  readonly content: string;
  readonly sender_name: string;
  readonly sender_key: Buffer;
  readonly state: string;
  readonly sent_time: Date;
  readonly box: Buffer | null;
  readonly key_id: string | null;
  readonly by_email: boolean;
}

/** Everybody without an e-mail has a key that no e-mail gives. */
const NOBODY = Buffer.alloc(1);

function keyOfEmail(keyOf: KeyOf | undefined, email: string): Buffer {
  return keyOf === undefined || email === '' ? NOBODY : senderKeyOf(keyOf, { email, readerKey: '' });
}

/** Comments sent with the e-mail, and those of somebody of that name. */
export function heldComments({ secretBox, keyOf }: Dependencies): PersonalDataSource {
  return {
    find: async (db, projectId, { email, name }, limit) => {
      const key = keyOfEmail(keyOf, email);
      const words = wordsOf(foldVietnamese(name));
      // The index finds the words of the name; the name itself is compared in full.
      const sameName =
        words.length === 0
          ? sql<boolean>`false`
          : sql<boolean>`search @@ ${words.map((word) => `'${word}'`).join(' & ')}::tsquery
              AND lower(sender_name) = lower(${name})`;
      const { rows } = await sql<FoundComment>`
        SELECT id, target_title, content, sender_name, sender_key, state, sent_time, contact.box,
          contact.key_id, sender_key = ${key} AS by_email
        FROM comments LEFT JOIN comment_contacts AS contact ON contact.comment_id = comments.id
        WHERE comments.project_id = ${projectId} AND state <> 'DELETED'
          AND (sender_key = ${key} OR (${sameName}))
        ORDER BY by_email DESC, sent_time DESC LIMIT ${limit}`.execute(db);
      return rows.map((row) => foundOf(row, projectId, secretBox));
    },
  };
}

function foundOf(row: FoundComment, projectId: string, secretBox: SecretBox): HeldFound {
  const contact =
    row.box === null || row.key_id === null
      ? undefined
      : openContact(secretBox, { box: row.box, keyId: row.key_id }, { projectId, senderKey: row.sender_key });
  return {
    id: row.id,
    title: row.target_title,
    time: row.sent_time,
    match: row.by_email ? 'EMAIL' : 'NAME',
    facts: {
      state: row.state,
      name: row.sender_name,
      content: row.content,
      email: contact?.email ?? '',
      address: contact?.address ?? '',
      userAgent: contact?.userAgent ?? '',
    },
  };
}

/** Takes name, words and addresses out of everything sent with the e-mail, as the mailed link of the reader does. */
export function eraseCommentsOfPerson(keyOf: KeyOf | undefined): DataChange {
  return async (db, projectId, { email }, { now }) =>
    await eraseCommentsOf(db, projectId, keyOfEmail(keyOf, email), now);
}

/** E-mail, network address and browser of the sender go; the comments stay under their name. */
export function forgetSendersOfPerson(keyOf: KeyOf | undefined): DataChange {
  return async (db, projectId, { email }) => {
    const key = keyOfEmail(keyOf, email);
    const { numAffectedRows } = await sql`
      DELETE FROM comment_contacts USING comments
      WHERE comment_contacts.comment_id = comments.id
        AND comments.project_id = ${projectId} AND sender_key = ${key}`.execute(db);
    await db
      .deleteFrom('comment_sender_notes')
      .where('project_id', '=', projectId)
      .where('sender_key', '=', key)
      .execute();
    return Number(numAffectedRows ?? 0n);
  };
}

const WHY = 'Người gửi yêu cầu theo quyền về dữ liệu cá nhân.';

/** What is public is hidden, and what waits is not approved: moves that the state machine of comments knows. */
export function unpublishCommentsOfPerson(keyOf: KeyOf | undefined): DataChange {
  return async (db, projectId, { email }, { now, by }) => {
    const key = keyOfEmail(keyOf, email);
    const { rows } = await sql<{ count: number }>`
      WITH mine AS (
        SELECT id, state AS from_state FROM comments
        WHERE project_id = ${projectId} AND sender_key = ${key} AND state IN ('APPROVED', 'PENDING')
        FOR NO KEY UPDATE
      ), changed AS (
        UPDATE comments SET
          state = CASE from_state WHEN 'APPROVED' THEN 'HIDDEN' ELSE 'REJECTED' END,
          reject_code = CASE from_state WHEN 'APPROVED' THEN NULL ELSE 'OTHER' END,
          reject_text = CASE from_state WHEN 'APPROVED' THEN '' ELSE ${WHY} END,
          is_pinned = false, is_pick = false, report_count = 0, sla_due = NULL, sla_kind = NULL,
          moderated_by_id = ${by.userId}::bigint, moderated_by_name = ${by.displayName},
          moderated_time = ${now}, update_time = ${now}, version = version + 1
        FROM mine WHERE comments.project_id = ${projectId} AND comments.id = mine.id
        RETURNING comments.id, from_state, state, version, reject_code
      ), closed AS (
        UPDATE comment_reports SET closed_time = ${now}
        WHERE project_id = ${projectId} AND closed_time IS NULL AND comment_id IN (SELECT id FROM mine)
      ), released AS (
        DELETE FROM comment_claims WHERE comment_id IN (SELECT id FROM mine)
      ), moved AS (
        INSERT INTO comment_moves
          (project_id, comment_id, verb, from_state, to_state, reject_code, text, before, version, by_id, by_name, move_time)
        SELECT ${projectId}, id, CASE state WHEN 'HIDDEN' THEN 'hide' ELSE 'reject' END, from_state, state,
          reject_code, ${WHY}, jsonb_build_object('state', from_state), version, ${by.userId}::bigint,
          ${by.displayName}, ${now}
        FROM changed
      )
      SELECT count(*)::int AS count FROM mine`.execute(db);
    await publishNotice(db, { kind: 'comments', projectId });
    return rows[0]?.count ?? 0;
  };
}
