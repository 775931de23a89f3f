import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Asked {
  readonly projectId: string;
  readonly contestId: string;
  readonly emailKey: string;
}

/** A juror's account has the mailbox, or the juror comes by a link to it. */
function hasMailbox(emailKey: string): RawBuilder<boolean> {
  return sql<boolean>`(juror.email_key = ${emailKey}
    OR EXISTS (SELECT FROM users WHERE users.id = juror.user_id AND users.email_key = ${emailKey}))`;
}

/** Whether a mailbox is that of somebody who judges the contest now. */
export async function isJurorEmail(db: Db, { projectId, contestId, emailKey }: Asked): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contest_jurors AS juror
    WHERE juror.project_id = ${projectId} AND juror.contest_id = ${contestId} AND juror.state = 'ACTIVE'
      AND ${hasMailbox(emailKey)}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
