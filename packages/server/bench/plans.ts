import type { Client } from 'pg';
import type { Prepared } from './prepare.ts';
import type { BareStatement } from './sides/bare-side.ts';

/** The database's plan of every statement. */
export async function plansOf(client: Client, prepared: readonly Prepared[]): Promise<string> {
  const titled = new Map(
    prepared.flatMap(titledStatements).map((one) => [one.title + one.statement.text, one]),
  );
  const texts: string[] = [];
  for (const { title, statement } of titled.values()) texts.push(title, await planOf(client, statement));
  return texts.join('\n');
}

function titledStatements({ scenario, bareCalls }: Prepared) {
  return [...bareCalls].flatMap(([path, [session, ...others]]) => {
    const kind = path.startsWith('/textbook/') ? 'the textbook statement' : 'ours';
    return [
      ...(session === undefined ? [] : [{ title: 'Session look-up', statement: session }]),
      ...others.map((statement) => ({ title: `${scenario.title}, ${kind}`, statement })),
    ];
  });
}

/** A short plan: the steps with their rows, the buffers read in total, and the times. */
async function planOf(client: Client, { text, values }: BareStatement): Promise<string> {
  const { rows } = await client.query({
    text: `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) ${text}`,
    values,
  });
  const lines: string[] = rows.map((row) => row['QUERY PLAN']);
  const buffers = lines.find((line) => line.trimStart().startsWith('Buffers:'))?.trim() ?? '';
  const steps = lines.filter((line) => /\(actual |Time: /.test(line));
  return [...steps.map((line) => line.replace('.00 loops', ' loops')), buffers]
    .map((line) => `    ${line}`)
    .join('\n');
}

interface PlanStep {
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanStep[];
}

/** How often a run of the statement looks at a row that its index alone should answer for. */
export async function heapFetchesOf(client: Client, { text, values }: BareStatement): Promise<number> {
  const { rows } = await client.query({ text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values });
  const fetches = (step: PlanStep): number =>
    (step.Plans ?? []).reduce((sum, one) => sum + fetches(one), step['Heap Fetches'] ?? 0);
  return fetches(rows[0]['QUERY PLAN'][0].Plan);
}
