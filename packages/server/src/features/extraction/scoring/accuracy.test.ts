import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ScoredField } from './field-scores.ts';
import { readCorpus } from './read-corpus.ts';
import { scorePages } from './score-pages.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../../test/corpus/${name}`, import.meta.url));

/** The least F1 that reading has to hold. */
const WITH: Readonly<Partial<Record<ScoredField, number>>> = { title: 0.97, date: 0.97, body: 0.95 };
const WITHOUT: Readonly<Partial<Record<ScoredField, number>>> = { title: 0.97, date: 0.97, body: 0.9 };

describe.each(['frozen', 'open'])('the stored pages of the %s set', (name) => {
  it.each([
    ['with templates', true, WITH],
    ['without templates', false, WITHOUT],
  ])('are read %s as well as they must be', async (_how, withTemplates, least) => {
    const { pages, fields } = scorePages(await readCorpus(folderOf(name)), withTemplates);
    expect(pages.length).toBeGreaterThanOrEqual(32);
    for (const [field, f1] of Object.entries(least))
      expect(fields[field as ScoredField].f1, field).toBeGreaterThanOrEqual(f1);
    expect(pages.filter(({ isRefusalRight }) => !isRefusalRight).map((page) => page.name)).toEqual([]);
  });
});
