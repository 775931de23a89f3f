import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { glossaryListQuery } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { type Term, termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { findTerms } from '@toasoan/contract/features/glossary/term-matching.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { listEntries } from '#server/features/glossary/list/entry-list-view.ts';
import { findLike, findRemembered } from '#server/features/glossary/public.ts';
import { type BenchOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { p50AndP99 } from '../percentiles.ts';
import { targetsOf } from '../report.ts';
import { most, type Verdict } from '../verdicts.ts';
import { fillMemory } from './fill-memory.ts';
import { DEMO_WORDS, editedParagraph, paragraphOf } from './invent-paragraphs.ts';
import { measureSpans } from './measure-spans.ts';

const TRANSLATION_PARTS = ['memory', 'terms', 'spans'] as const;
type Part = (typeof TRANSLATION_PARTS)[number];

const ROWS = { whole: 1_000_000, quick: 50_000 } as const;
const PROJECT = '1';
const PAIR = { sourceLang: 'vi', targetLang: 'en' };
const TEXTS = 1_000;
const MAX = { exactMs: 1_000, fuzzyP99Ms: 50, termsMs: 50, listP99Ms: 200 } as const;

interface TranslationOrders extends BenchOrders {
  /** Empty: all of them. */
  readonly parts: readonly string[];
  /** Fewer paragraphs: no verdict. */
  readonly isQuick: boolean;
}

/** The memory over a million paragraphs, 5,000 terms over a long article, and spans that engines move about. */
export async function runTranslation(
  { folder, parts, isQuick }: TranslationOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const wants = (part: Part) => parts.length === 0 || parts.includes(part);
  printLoadOfMachine(print);
  const verdicts: Verdict[] = [];
  if (wants('terms')) verdicts.push(measureTerms(print));
  if (wants('spans')) verdicts.push(measureSpans(print));
  if (wants('memory')) {
    const rows = isQuick ? ROWS.quick : ROWS.whole;
    const dataDir = join(folder, `translation-${rows}`);
    await mkdir(dataDir, { recursive: true });
    const settings = { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined };
    const database = await openProductDatabase(settings, print);
    shutdown.add(() => database.stop());
    const begin = performance.now();
    await database.db
      .insertInto('projects')
      .values({
        id: PROJECT,
        name: 'Bench',
        name_key: 'bench',
        code: 'bench',
        color: 'blue',
        workflow_mode: 'THREE_STEP',
        allow_self_approve: true,
        domains: [],
        created_by_id: null,
        created_by_name: 'Bench',
        updated_by_id: null,
        updated_by_name: 'Bench',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await fillMemory(database.url, PROJECT, rows);
    print(
      `Seeding ${rows} paragraphs, the first time alone: ${((performance.now() - begin) / 1000).toFixed(0)} s.`,
    );
    verdicts.push(...(await measureMemory(database.db, rows, print)));
  }
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

async function measureMemory(db: Db, rows: number, print: Print): Promise<Verdict[]> {
  const known = Array.from({ length: TEXTS }, (_, at) => (at * 7_919) % rows);
  const exact: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const texts = known.map((number, at) =>
      at % 2 === 0 ? paragraphOf(number + round) : `Mới ${round} ${number}`,
    );
    exact.push(await timeOf(() => findRemembered(db, PROJECT, PAIR, texts)));
  }
  const fuzzy: number[] = [];
  let found = 0;
  for (const number of known) {
    const text = editedParagraph(number);
    const time = await timeOf(async () => {
      const [best] = await findLike(db, PROJECT, PAIR, text, 3);
      if (best?.source === paragraphOf(number)) found += 1;
    });
    fuzzy.push(time);
  }
  const lists: number[] = [];
  for (const filter of [
    {},
    { view: 'proposed' },
    { sourceLang: 'vi', targetLang: 'en', format: 'PARAGRAPH' },
    { text: 'hà nội' },
    { text: 'zzz' },
    { page: 500 },
    { format: 'KEYWORD' },
    { domain: 'Du lịch' },
  ])
    for (let round = 0; round < 10; round += 1)
      lists.push(await timeOf(() => listEntries(db, PROJECT, glossaryListQuery.parse(filter))));
  const ms = (times: readonly number[]) => {
    const { p50, p99 } = p50AndP99(times);
    return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  };
  print(`${TEXTS} texts looked up exactly in ${rows} rows: ${ms(exact)}.`);
  print(`One text looked up by likeness: ${ms(fuzzy)}; one word in ten changed: ${found} of ${TEXTS} found.`);
  print(`A page of the list with its total: ${ms(lists)}.`);
  return [
    most(`ms of ${TEXTS} exact texts`, Math.max(...exact), MAX.exactMs),
    most('p99 ms of a text by likeness', p50AndP99(fuzzy).p99, MAX.fuzzyP99Ms),
    most(`texts of ${TEXTS} that likeness misses`, TEXTS - found, TEXTS / 20),
    most('p99 ms of a page of the list', p50AndP99(lists).p99, MAX.listP99Ms),
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Terms of one to four words from all over the articles. */
function measureTerms(print: Print): Verdict {
  const terms = Array.from({ length: 5_000 }, (_, at): Term => {
    const from = (at * 7_919) % (DEMO_WORDS.length - 4);
    return {
      id: String(at),
      source: DEMO_WORDS.slice(from, from + 1 + (at % 4)).join(' '),
      target: 'x',
      forbidden: [],
      caseSensitive: at % 5 === 0,
      matchMode: at % 3 === 0 ? 'EXACT_WORD' : 'PHRASE',
      priority: 50,
      note: '',
    };
  });
  const text = Array.from({ length: 5_000 }, (_, at) => DEMO_WORDS[at % DEMO_WORDS.length]).join(' ');
  const begin = performance.now();
  const index = termIndex(terms);
  const built = performance.now() - begin;
  let hits = 0;
  // The first rounds compile the code.
  for (let round = 0; round < 20; round += 1) findTerms(text, index);
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    hits = findTerms(text, index).length;
    return performance.now() - start;
  });
  const { p50, p99 } = p50AndP99(times);
  print(
    `5,000 terms over 5,000 words: index ${built.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${hits} hits.`,
  );
  return most('p99 ms of 5,000 terms over 5,000 words', p99, MAX.termsMs);
}
