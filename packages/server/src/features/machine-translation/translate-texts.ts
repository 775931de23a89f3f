import { type TermIndex, termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import type { TextOrigin } from '@toasoan/contract/features/translation-history/text-origin.ts';
import {
  findKeywords,
  findPageWords,
  findRemembered,
  readExpression,
} from '#server/features/glossary/public.ts';
import type { HistoryText } from '#server/features/translation-history/public.ts';
import { askEngines } from './ask-engines.ts';
import type { Item } from './engine-call.ts';
import { noteTexts } from './note-texts.ts';
import { maskText, restedText } from './spans/masked-text.ts';
import {
  type FilledText,
  NOTHING,
  type TextToTranslate,
  type TranslatedText,
  type TranslationWork,
} from './translation-work.ts';

/**
 * Each text by the first that can fill it: the words of its page, the memory, terms and protected words alone, the
 * engines of the pair in their order. What nothing fills is empty and says why; no text is ever invented.
 * @returns one result for each text, in their order
 * @throws when engines are given with a transaction instead of the pool
 */
export async function translateTexts(
  work: TranslationWork,
  texts: readonly TextToTranslate[],
): Promise<TranslatedText[]> {
  const { db, engines } = work;
  if (engines !== undefined && db.isTransaction)
    throw new Error('Engines are asked over the pool: a transaction would wait for them.');
  const results: (TranslatedText | undefined)[] = texts.map(() => undefined);
  let done = 0;
  const fill = async (filled: readonly FilledText[]) => {
    if (filled.length === 0) return;
    for (const { place, result } of filled) results[place] = result;
    done += filled.length;
    await work.onFilled?.(filled, { done, total: texts.length });
  };
  const items = texts.map((text, place): Item => ({ ...text, place }));
  const waiting = () => items.filter(({ place }) => results[place] === undefined);

  await fill(await fromPage(work, items));
  await fill(await fromMemory(work, waiting()));
  const keywords = waiting().length === 0 ? [] : await findKeywords(db, work.projectId, work.pair);
  const terms = termIndex(keywords, readExpression);
  await fill(await withoutWords(work, waiting(), terms));
  if (engines === undefined || waiting().length === 0) return results.map((result) => result ?? NOTHING);

  const groups = Map.groupBy(waiting(), ({ text }) => text);
  const { reason } = await askEngines(work, engines, {
    items: [...groups.values()].flatMap(([first]) => first ?? []),
    terms,
    onFilled: (filled) =>
      fill(
        filled.flatMap(({ item, result }) =>
          (groups.get(item.text) ?? []).map(({ place }) => ({
            place,
            // A text that comes twice was asked for once.
            result: place === item.place ? result : { ...result, chars: 0, cost: 0 },
          })),
        ),
      ),
  });
  return results.map((result) => result ?? { ...NOTHING, reason });
}

/** The lines of a page's own words, one for each text; words with another number of lines fit no paragraph. */
async function fromPage(work: TranslationWork, items: readonly Item[]): Promise<FilledText[]> {
  const path = work.record?.path;
  if (path === undefined || items.length === 0) return [];
  const words = await findPageWords(work.db, work.projectId, work.pair, path);
  const lines = words?.target.split('\n').filter((line) => line.trim() !== '') ?? [];
  if (lines.length !== items.length) return [];
  return await noted(
    work,
    items.map((item, at) => ({ item, text: lines[at] ?? '', origin: 'PAGE', score: null, termIds: [] })),
  );
}

/** What is remembered of the very same text; what is only like it stays a hint for people. */
async function fromMemory(work: TranslationWork, items: readonly Item[]): Promise<FilledText[]> {
  if (items.length === 0) return [];
  const { db, projectId, pair } = work;
  const remembered = await findRemembered(
    db,
    projectId,
    pair,
    items.map(({ text }) => text),
  );
  return await noted(
    work,
    items.flatMap((item, at) => {
      const known = remembered[at];
      if (known === undefined || known.score < 100) return [];
      return [{ item, text: known.target, origin: 'MEMORY', score: known.score, termIds: [] } as const];
    }),
  );
}

/** Texts in which terms and protected words leave nothing to translate. */
async function withoutWords(
  work: TranslationWork,
  items: readonly Item[],
  terms: TermIndex,
): Promise<FilledText[]> {
  return await noted(
    work,
    items.flatMap((item) => {
      const masked = maskText(item.text, work.pair, terms);
      if (masked.hasWords || masked.parts.length === 0) return [];
      const { termIds } = masked;
      return [{ item, text: restedText(masked), origin: 'MEMORY', score: 100, termIds } as const];
    }),
  );
}

interface Free {
  readonly item: Item;
  readonly text: string;
  readonly origin: TextOrigin;
  readonly score: number | null;
  readonly termIds: readonly string[];
}

/** Texts that cost nothing, written into the history. */
async function noted(work: TranslationWork, found: readonly Free[]): Promise<FilledText[]> {
  const rows = found.map(
    ({ item, text, origin, score, termIds }): HistoryText => ({
      field: item.field,
      source: item.text,
      target: text,
      filledBy: origin,
      engine: '',
      engineVersion: '',
      memoryScore: score,
      termIds,
      chars: 0,
      cost: 0,
      durationMs: 0,
      state: 'OK',
      failure: null,
    }),
  );
  await noteTexts(work.db, work, rows, work.engines?.now() ?? new Date());
  return found.map(({ item, text, origin, score, termIds }) => ({
    place: item.place,
    result: { ...NOTHING, text, origin, memoryScore: score, termIds, reason: null },
  }));
}
