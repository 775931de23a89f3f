import type { Client } from 'pg';
import type { BareStatement } from './sides/bare-side.ts';

/** How the database goes about a statement, with what it read; in the short form. */
export async function planOf(client: Client, { text, values }: BareStatement): Promise<string> {
  const { rows } = await client.query({
    text: `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) ${text}`,
    values,
  });
  const lines: string[] = rows.map((row) => row['QUERY PLAN']);
  const planning = lines.findIndex((line) => line.startsWith('Planning'));
  const times = lines.slice(planning).filter((line) => / Time: /.test(line));
  return [...lines.slice(0, planning), ...times].map((line) => `    ${line}`).join('\n');
}
