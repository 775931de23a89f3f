import type { Client } from 'pg';
import { payrollOwner } from '#server/features/accounts/public.ts';

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

interface SealedRow {
  /** For whom it is sealed. */
  readonly owner: string;
  readonly box: Buffer;
  readonly keyId: string;
}

/** Columns with secrets, and those that name their keys. */
const SEALED = [
  { table: 'second_factors', box: 'secret', key: 'secret_key_id', ownerOf: (id: string) => id },
  { table: 'second_factors', box: 'pending_secret', key: 'pending_key_id', ownerOf: (id: string) => id },
  { table: 'account_payrolls', box: 'box', key: 'key_id', ownerOf: payrollOwner },
] as const;

/** Replaces every sealed secret. */
export async function resealAll(
  client: Client,
  reseal: (row: SealedRow) => { readonly box: Buffer; readonly keyId: string },
): Promise<void> {
  for (const { table, box, key, ownerOf } of SEALED) {
    const { rows } = await client.query<Omit<SealedRow, 'owner'> & { readonly id: string }>(
      `SELECT user_id AS id, ${box} AS box, ${key} AS "keyId" FROM ${table} WHERE ${box} IS NOT NULL`,
    );
    for (const { id, ...row } of rows) {
      const fresh = reseal({ ...row, owner: ownerOf(id) });
      await client.query(`UPDATE ${table} SET ${box} = $2, ${key} = $3 WHERE user_id = $1`, [
        id,
        fresh.box,
        fresh.keyId,
      ]);
    }
  }
}

/**
 * What a lost key has sealed: people with a second factor sign in by their password alone, and read at the next sign-in
 * who turned it off. What authors are paid by is asked for again.
 */
export async function dropSecondFactors(client: Client): Promise<void> {
  await client.query(`
    UPDATE users SET verify_type = 0, factor_reset_time = now(), factor_reset_by = 'Hệ thống' WHERE verify_type <> 0`);
  await client.query('DELETE FROM second_factors');
  await client.query('DELETE FROM account_payrolls');
  await client.query('DELETE FROM recovery_codes');
}
