import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCORED } from './field-scores.ts';
import { CorpusProblem, readCorpus } from './read-corpus.ts';
import { type FolderScore, type PageScore, scoreOf, scorePages } from './score-pages.ts';

const USAGE = 'Usage: npm run score-extraction -- FOLDER [FOLDER…] [--worst N] [--json FILE]';

interface ScoreOptions {
  /** Relative paths count from here. */
  readonly folder: string;
  readonly print: (text: string) => void;
}

interface Run {
  readonly folder: string;
  readonly how: 'with templates' | 'without templates';
  readonly score: FolderScore;
}

/** Prints precision, recall and F1 per field for each folder of pages, once with templates and once without. */
export async function scoreExtraction(args: readonly string[], options: ScoreOptions): Promise<void> {
  const { folders, worst, json } = parsed(args);
  const runs: Run[] = [];
  for (const folder of folders) {
    const pages = await readCorpus(resolve(options.folder, folder));
    runs.push({ folder, how: 'with templates', score: scorePages(pages, true) });
    runs.push({ folder, how: 'without templates', score: scorePages(pages, false) });
  }
  for (const run of runs) options.print(tableOf(run, worst));
  if (json !== undefined) {
    const path = resolve(options.folder, json);
    await writeFile(path, `${JSON.stringify(runs.map(asJson), null, 2)}\n`);
    options.print(`Written to ${path}`);
  }
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { worst: { type: 'string' }, json: { type: 'string' } },
    });
    if (positionals.length === 0) throw new CorpusProblem(USAGE);
    return { folders: positionals, worst: Number(values.worst ?? 0) || 0, json: values.json };
  } catch (error) {
    throw error instanceof CorpusProblem ? error : new CorpusProblem(USAGE);
  }
}

function tableOf({ folder, how, score }: Run, worst: number): string {
  const { pages, layouts, fields } = score;
  const refusals = pages.filter(({ isRefusalRight }) => !isRefusalRight);
  const stray = pages.reduce((sum, page) => sum + page.stray.length, 0);
  return [
    `\n${folder}, ${how}: ${pages.length} pages of ${layouts} layouts`,
    `${'field'.padEnd(14)}precision  recall      F1`,
    ...SCORED.map((field) => {
      const { precision, recall, f1 } = fields[field];
      return `${field.padEnd(14)}${[precision, recall, f1].map((value) => value.toFixed(3).padStart(8)).join(' ')}`;
    }),
    `texts in bodies that do not belong there: ${stray}; wrong about being an article: ${refusals.length}`,
    ...worstOf(pages, worst),
  ].join('\n');
}

const TEXTS = ['title', 'date', 'body'] as const;
const meanOf = ({ marks }: PageScore) =>
  TEXTS.reduce((sum, field) => sum + scoreOf(marks[field]).f1, 0) / TEXTS.length +
  SCORED.reduce((sum, field) => sum + scoreOf(marks[field]).f1, 0) / SCORED.length;

function worstOf(pages: readonly PageScore[], count: number): string[] {
  const ordered = pages.toSorted((a, b) => meanOf(a) - meanOf(b)).slice(0, count);
  return ordered.map((page) => {
    const low = SCORED.flatMap((field) => {
      const { f1 } = scoreOf(page.marks[field]);
      return f1 < 0.98 ? [`${field} ${f1.toFixed(2)}`] : [];
    });
    const stray = page.stray.map((text) => `has "${text.slice(0, 60)}"`);
    const refusal = page.isRefusalRight ? [] : [`refusal ${page.read.refusal ?? 'none'}`];
    return `  ${page.name}: ${[...low, ...stray, ...refusal].join(', ') || 'all right'}`;
  });
}

function asJson({ folder, how, score }: Run) {
  return {
    folder,
    how,
    pages: score.pages.length,
    layouts: score.layouts,
    fields: score.fields,
    byPage: score.pages.map(({ name, layout, marks, stray, isRefusalRight, read }) => ({
      name,
      layout,
      f1: Object.fromEntries(SCORED.map((field) => [field, scoreOf(marks[field]).f1])),
      stray,
      isRefusalRight,
      read,
    })),
  };
}
