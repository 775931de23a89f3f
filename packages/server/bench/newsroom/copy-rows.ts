import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

/** Writes rows of one shape by COPY; the keys are the names of the columns. */
export async function copyRows(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => client.escapeIdentifier(name));
  const target = client.query(
    from(`COPY ${client.escapeIdentifier(table)} (${columns.join(', ')}) FROM STDIN`),
  );
  await pipeline(Readable.from(rows.map(lineOf)), target);
}

function lineOf(row: object): string {
  return `${Object.values(row).map(fieldOf).join('\t')}\n`;
}

function fieldOf(value: unknown): string {
  if (value === null) return '\\N';
  return escaped(textOf(value));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
  return String(value);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return text.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
