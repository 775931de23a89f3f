import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { type Term, type TermIndex, termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';
import type { HistoryText } from '#server/features/translation-history/public.ts';
import { enforceTerms, termsIn } from './enforce-terms.ts';
import type { EngineRow } from './engine-row.ts';
import { noteHealth } from './engine-store.ts';
import type { EngineAdapter, EngineAnswer } from './engines/engine-adapter.ts';
import { EngineError } from './engines/engine-error.ts';
import { type Reservation, reserve, settle } from './ledger-store.ts';
import { pauseAfter } from './pause-rules.ts';
import { fromMarkup, toMarkup } from './spans/markup.ts';
import { type MaskedText, maskText } from './spans/masked-text.ts';
import type { EngineTools, TranslatedText, TranslationWork } from './translation-work.ts';

/** An engine that is asked, with all that a call needs. */
export interface AskedEngine {
  readonly row: EngineRow;
  readonly adapter: EngineAdapter;
  readonly key: string;
  /** Its place in the order of the pair; 0 is the first choice. */
  readonly rank: number;
  readonly terms: TermIndex;
  readonly styleGuide: string;
}

export interface Item {
  readonly place: number;
  readonly field: string;
  readonly text: string;
}

/** A text as one engine gets it. */
export interface AskedText {
  readonly item: Item;
  readonly masked: MaskedText;
  readonly markup: string;
  /** Characters of the markup. */
  readonly chars: number;
}

/** How a call went: filled texts, and those whose spans were lost; or why there is nothing. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly filled: readonly Filled[]; readonly lost: readonly Item[] }
  | { readonly kind: 'overBudget' }
  | { readonly kind: 'failed'; readonly failure: EngineFailure };

export interface Filled {
  readonly item: Item;
  readonly result: TranslatedText;
}

const NO_TERMS = termIndex([]);
/** Most terms that one prompt holds. */
const MOST_TERMS = 200;

/** With `shows` the words of protected spans are shown to the engine. */
export function askedText(item: Item, work: TranslationWork, engine: AskedEngine, shows: boolean): AskedText {
  const { adapter, terms } = engine;
  const masked = maskText(item.text, work.pair, adapter.takesTerms ? NO_TERMS : terms);
  const markup = toMarkup(masked, adapter.dialect, shows);
  return { item, masked, markup, chars: countCodePoints(markup) };
}

/** Thousandths of a đồng, of a price in đồng for a million characters. */
function costOf(chars: number, { row }: AskedEngine): number {
  return Math.round((chars * Number(row.price)) / 1_000);
}

/**
 * One request: money is held before it and booked after it, each in a short transaction; the request itself is in none.
 * A process that dies in between leaves a reservation, which is booked later.
 */
export async function callEngine(
  work: TranslationWork,
  tools: EngineTools,
  engine: AskedEngine,
  batch: readonly AskedText[],
): Promise<CallOutcome> {
  const { db } = work;
  const wanted = {
    engine: engine.row.title,
    chars: batch.reduce((sum, { chars }) => sum + chars, 0),
    cost: batch.reduce((sum, { chars }) => sum + costOf(chars, engine), 0),
  };
  const reservation = await reserve(db, work, wanted, tools.now());
  if (reservation === undefined) return { kind: 'overBudget' };
  const began = performance.now();
  const call: Call = { work, tools, engine, batch, reservation, lasted: () => performance.now() - began };
  let answer: EngineAnswer;
  try {
    answer = await engine.adapter.translate(tools.safeFetch, placeOf(engine), {
      texts: batch.map(({ markup }) => markup),
      pair: work.pair,
      styleGuide: engine.styleGuide,
      terms: termsOf(engine, batch),
      signal: work.signal,
    });
  } catch (error) {
    if (error instanceof EngineError) return await bookFailure(call, error);
    // A fault of ours: what the engine may have done is booked all the same.
    await bookFailure(call, new EngineError('NETWORK', { isCharged: true }, error));
    throw error;
  }
  return await bookAnswer(call, answer);
}

interface Call {
  readonly work: TranslationWork;
  readonly tools: EngineTools;
  readonly engine: AskedEngine;
  readonly batch: readonly AskedText[];
  readonly reservation: Reservation;
  /** Milliseconds since it began. */
  readonly lasted: () => number;
}

const placeOf = ({ row, key }: AskedEngine) => ({ address: row.address, model: row.model, key });

function termsOf({ adapter, terms }: AskedEngine, batch: readonly AskedText[]): readonly Term[] {
  if (!adapter.takesTerms) return [];
  const said = batch.flatMap(({ item }) => termsIn(item.text, terms));
  return [...new Map(said.map((term) => [`${term.id} ${term.source}`, term])).values()].slice(0, MOST_TERMS);
}

async function bookAnswer(call: Call, { texts, charged }: EngineAnswer): Promise<CallOutcome> {
  const { work, tools, engine, batch, reservation, lasted } = call;
  const filled: Filled[] = [];
  const lost: Item[] = [];
  const rows = batch.map((asked, at) => {
    const chars = charged?.[at] ?? asked.chars;
    const result = resultOf(call, asked, { answer: texts[at] ?? '', chars });
    if (result === undefined) lost.push(asked.item);
    else filled.push({ item: asked.item, result });
    return historyText(call, asked, { result, failure: 'SPANS', chars, lasted: lasted() });
  });
  const now = tools.now();
  await settle(work.db, work, reservation, { texts: rows, hasFailed: false, now });
  await noteHealth(work.db, engine.row.id, { failure: null, pausedUntil: null, now });
  return { kind: 'answered', filled, lost };
}

/** Undefined where a protected span was lost. */
function resultOf(
  { work, engine }: Call,
  { item, masked }: AskedText,
  { answer, chars }: { readonly answer: string; readonly chars: number },
): TranslatedText | undefined {
  const text = fromMarkup(answer, masked, engine.adapter.dialect);
  if (text === undefined) return undefined;
  const asked = engine.adapter.takesTerms ? termsIn(item.text, engine.terms) : [];
  const enforced = enforceTerms(text, asked, work.pair.targetLang);
  return {
    text: enforced.text,
    origin: 'ENGINE',
    memoryScore: null,
    engine: engine.row.title,
    termIds: [...masked.termIds, ...enforced.held],
    chars,
    cost: costOf(chars, engine),
    reason: null,
  };
}

async function bookFailure(call: Call, error: EngineError): Promise<CallOutcome> {
  const { work, tools, engine, batch, reservation, lasted } = call;
  const { failure, isCharged } = error;
  const rows = batch.map((asked) =>
    historyText(call, asked, { failure, chars: isCharged ? asked.chars : 0, lasted: lasted() }),
  );
  const now = tools.now();
  // A longer request is sent again in halves; only what was charged is worth a row.
  const texts = failure === 'TOO_LARGE' && batch.length > 1 ? [] : rows;
  await settle(work.db, work, reservation, { texts, hasFailed: true, now });
  // Whoever stops the work says nothing about the engine.
  if (failure !== 'CUT')
    await noteHealth(work.db, engine.row.id, { failure, pausedUntil: pauseAfter(error, now), now });
  return { kind: 'failed', failure };
}

interface Outcome {
  readonly result?: TranslatedText | undefined;
  readonly failure: EngineFailure;
  readonly chars: number;
  readonly lasted: number;
}

function historyText(
  { engine }: Call,
  { item }: AskedText,
  { result, failure, chars, lasted }: Outcome,
): HistoryText {
  return {
    field: item.field,
    source: item.text,
    target: result?.text ?? '',
    filledBy: result === undefined ? 'NONE' : 'ENGINE',
    engine: engine.row.title,
    engineVersion: engine.row.model || engine.row.kind,
    memoryScore: null,
    termIds: result?.termIds ?? [],
    chars,
    cost: costOf(chars, engine),
    durationMs: lasted,
    state: result === undefined ? 'FAILED' : engine.rank === 0 ? 'OK' : 'FALLBACK',
    failure: result === undefined ? failure : null,
  };
}
