import type { Client } from 'pg';

/** Everything read until the end is of one moment, whoever writes meanwhile. Texts do not depend on the server's settings. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await settleTexts(client);
}

export async function endSnapshot(client: Client): Promise<void> {
  await client.query('COMMIT');
}

/** For this transaction: no time limits, and one text for each value. */
export async function settleTexts(client: Client): Promise<void> {
  for (const setting of [
    "TimeZone = 'UTC'",
    "DateStyle = 'ISO, YMD'",
    "IntervalStyle = 'postgres'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await client.query(`SET LOCAL ${setting}`);
}
