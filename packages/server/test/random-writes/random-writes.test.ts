import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomNumbers } from '../../bench/newsroom/random.ts';
import { startTestServer } from '../test-server.ts';
import { aBusyNewsroom } from './a-busy-newsroom.ts';
import { Choices } from './random-draft.ts';
import { RandomWrites, type Written } from './random-writes.ts';
import { digestsOf, parseRow, tablesOf } from './table-digests.ts';

/** `npm run bench -- random-writes` makes 1,000. */
const COUNT = Number(process.env.RANDOM_WRITES ?? 150);
const SEED = 20261123;
/** Set: writes what it found instead of comparing, with all rows in this folder beside it. */
const RECORD_INTO = process.env.RANDOM_WRITES_RECORD;
const RECORDED = join(import.meta.dirname, `recorded-${COUNT}.json`);

const server = await startTestServer();

it(`${COUNT} random writes leave the recorded content in every table`, { timeout: 600_000 }, async () => {
  const begin = Date.now();
  const newsroom = await aBusyNewsroom(server);
  const writes = new RandomWrites(server, newsroom, new Choices(randomNumbers(SEED)));
  const written = await writes.make(COUNT);
  const tables = await tablesOf(server.db, begin);
  tables.set(
    'answers',
    written.flatMap((one) => (one.data === null ? [] : [answerOf(one, begin)])),
  );
  const found = { outcomes: outcomesOf(written), tables: digestsOf(tables) };
  if (RECORD_INTO !== undefined) {
    await writeFile(RECORDED, `${JSON.stringify(found, null, 2)}\n`);
    for (const [name, rows] of tables)
      await writeFile(join(RECORD_INTO, `${name}.json`), rows.map((row) => JSON.stringify(row)).join('\n'));
  }
  expect(found).toEqual(JSON.parse(await readFile(RECORDED, 'utf8')));
});

function answerOf({ call, data }: Written, begin: number) {
  return { call, ...parseRow(JSON.stringify(data), begin) };
}

function outcomesOf(written: readonly Written[]): Record<string, number> {
  const names = written.map(({ call, outcome }) => `${call} ${outcome}`).sort();
  return names.reduce<Record<string, number>>((counts, name) => {
    counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }, {});
}
