import type { Client } from 'pg';

/** Everybody signs in again. */
export async function endAllSessions(client: Client): Promise<void> {
  await client.query(
    "UPDATE sessions SET ended_time = now(), end_reason = 'ended-elsewhere' WHERE ended_time IS NULL",
  );
}

/** Consoles that were open over another database read everything again. */
export async function forgetNotices(client: Client): Promise<void> {
  await client.query('UPDATE live_horizon SET xid = pg_current_xact_id()');
}

/** In the transaction of the load: no process finds these jobs without their hold. */
export async function holdLoadedJobs(client: Client, backupTime: string): Promise<void> {
  await client.query("INSERT INTO job_holds (reason, backup_time) VALUES ('RESTORE', $1)", [backupTime]);
}

/** A column with secrets, and the one that names their key. */
interface SealedRow {
  readonly id: string;
  readonly box: Buffer;
  readonly keyId: string;
}

const SEALED = [
  { box: 'secret', key: 'secret_key_id' },
  { box: 'pending_secret', key: 'pending_key_id' },
] as const;

/** Replaces every sealed secret. */
export async function resealAll(
  client: Client,
  reseal: (row: SealedRow) => { readonly box: Buffer; readonly keyId: string },
): Promise<void> {
  for (const { box, key } of SEALED) {
    const { rows } = await client.query<SealedRow>(
      `SELECT user_id AS id, ${box} AS box, ${key} AS "keyId" FROM second_factors WHERE ${box} IS NOT NULL`,
    );
    for (const row of rows) {
      const fresh = reseal(row);
      await client.query(`UPDATE second_factors SET ${box} = $2, ${key} = $3 WHERE user_id = $1`, [
        row.id,
        fresh.box,
        fresh.keyId,
      ]);
    }
  }
}

/** People with a second factor sign in by their password alone, and read at the next sign-in who turned it off. */
export async function dropSecondFactors(client: Client): Promise<void> {
  await client.query(`
    UPDATE users SET verify_type = 0, factor_reset_time = now(), factor_reset_by = 'Hệ thống' WHERE verify_type <> 0`);
  await client.query('DELETE FROM second_factors');
  await client.query('DELETE FROM recovery_codes');
}
