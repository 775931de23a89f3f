import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import type { ArchivedTable } from './catalogue-view.ts';
import { RowSum } from './row-sum.ts';

const targetOf = (client: Client, { name, columns }: ArchivedTable) =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

/** Reads all rows as text, column by column as named, in pieces of any length. @returns their number and checksum. */
export async function copyOut(
  client: Client,
  table: ArchivedTable,
  take: (chunk: Buffer) => Promise<void> | void,
): Promise<RowSum['value']> {
  const sum = new RowSum();
  const rows = client.query(to(`COPY ${targetOf(client, table)} TO STDOUT`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    sum.add(chunk);
    await take(chunk);
  }
  return sum.value;
}

/** Rows on their way into a table. */
export interface CopyIn {
  write(chunk: Buffer): Promise<void>;
  /** Resolves once the table has them. */
  end(): Promise<void>;
}

/** Writes what `copyOut` has read. The table must have been emptied in the same transaction. */
export function copyIn(client: Client, table: ArchivedTable): CopyIn {
  const pieces = new PassThrough();
  // Frozen rows are visible to everybody at once: the first vacuum has nothing to rewrite.
  const rows = client.query(from(`COPY ${targetOf(client, table)} FROM STDIN (FREEZE)`));
  const done = pipeline(pieces, rows);
  done.catch(() => undefined);
  return {
    write: async (chunk) => {
      if (pieces.write(chunk)) return;
      const drained = new Promise((resolve) => pieces.once('drain', resolve));
      await Promise.race([drained, done]);
    },
    end: async () => {
      pieces.end();
      await done;
    },
  };
}

/** Compares what a table holds with the sum of what was read. */
export async function sumOf(client: Client, table: ArchivedTable): Promise<RowSum['value']> {
  return await copyOut(client, table, () => undefined);
}
