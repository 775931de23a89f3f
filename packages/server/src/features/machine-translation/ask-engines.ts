import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { TermIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import type { FillReason } from '@toasoan/contract/features/machine-translation/fill-reason.ts';
import {
  type AskedEngine,
  type AskedText,
  askedText,
  type CallOutcome,
  callEngine,
  type Filled,
  type Item,
} from './engine-call.ts';
import type { EngineRow } from './engine-row.ts';
import { enginesInUse, keyOf, noteHealth } from './engine-store.ts';
import { ADAPTERS } from './engines/adapters.ts';
import type { EngineAdapter } from './engines/engine-adapter.ts';
import { endsEngine, pauseAfter } from './pause-rules.ts';
import { findSettings, type SettingsRow } from './settings-store.ts';
import type { EngineTools, TranslationWork } from './translation-work.ts';

/** Gets each call's texts as soon as they are booked. */
type OnFilled = (filled: readonly Filled[]) => Promise<void>;

/** Later reasons say more than earlier ones. */
const WEIGHT: readonly FillReason[] = ['NO_ENGINE', 'OVER_BUDGET', 'FAILED', 'STOPPED'];
const heavier = (one: FillReason, other: FillReason) =>
  WEIGHT.indexOf(one) >= WEIGHT.indexOf(other) ? one : other;

/**
 * Texts by the engines of the pair: what one of them fails at goes to the next one.
 * @returns what is left, with the reason
 */
export async function askEngines(
  work: TranslationWork,
  tools: EngineTools,
  { items, terms, onFilled }: { items: readonly Item[]; terms: TermIndex; onFilled: OnFilled },
): Promise<{ readonly left: readonly Item[]; readonly reason: FillReason }> {
  const settings = await findSettings(work.db, work.projectId);
  const ordered = orderedEngines(await enginesInUse(work.db, work.projectId), settings, work.pair);
  let left = items;
  let reason: FillReason = 'NO_ENGINE';
  for (const [rank, row] of ordered.entries()) {
    if (left.length === 0 || reason === 'STOPPED') break;
    if (row.paused_until !== null && row.paused_until > tools.now()) continue;
    const key = await openKey(work, tools, row);
    if (key === undefined) {
      reason = heavier('FAILED', reason);
      continue;
    }
    const engine = { row, adapter: ADAPTERS[row.kind], key, rank, terms, styleGuide: settings.style_guide };
    const round = await askOne(work, tools, engine, { items: left, onFilled });
    left = round.left;
    if (round.reason !== undefined) reason = heavier(round.reason, reason);
  }
  return { left, reason };
}

/** The engines of a pair, the first choice first; a pair without an order of its own takes the one of all. */
function orderedEngines(
  engines: readonly EngineRow[],
  { engine_order, pair_orders }: Pick<SettingsRow, 'engine_order' | 'pair_orders'>,
  { sourceLang, targetLang }: LanguagePair,
): EngineRow[] {
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  const own = pair_orders.find((one) => one.sourceLang === sourceLang && one.targetLang === targetLang);
  const named = (own?.engineIds ?? engine_order).flatMap((id) => byId.get(id) ?? []);
  return own === undefined ? [...new Set([...named, ...engines])] : named;
}

async function openKey(
  work: TranslationWork,
  tools: EngineTools,
  row: EngineRow,
): Promise<string | undefined> {
  try {
    return keyOf(row, tools.secretBox);
  } catch {
    const now = tools.now();
    const pausedUntil = pauseAfter({ failure: 'SECRET', waitSeconds: 0 }, now);
    await noteHealth(work.db, row.id, { failure: 'SECRET', pausedUntil, now });
    return undefined;
  }
}

interface Round {
  /** Requests that wait, the next one first. */
  readonly queue: (readonly AskedText[])[];
  readonly left: Item[];
  reason: FillReason | undefined;
  /** Whether this engine is not asked any more. */
  isOver: boolean;
}

/** All texts by one engine. A text whose spans it lost gets a second try with empty placeholders. */
async function askOne(
  work: TranslationWork,
  tools: EngineTools,
  engine: AskedEngine,
  { items, onFilled }: { readonly items: readonly Item[]; readonly onFilled: OnFilled },
): Promise<Round> {
  const round: Round = { queue: [], left: [], reason: undefined, isOver: false };
  const askTurn = async (turn: readonly Item[], shows: boolean) => {
    const lost: Item[] = [];
    const asked = turn.map((item) => askedText(item, work, engine, shows));
    round.queue.push(...batchesOf(asked, engine.adapter));
    for (let batch = round.queue.shift(); batch !== undefined; batch = round.queue.shift()) {
      if (work.signal?.aborted) giveUp(round, batch, 'STOPPED');
      else {
        const outcome = await callEngine(work, tools, engine, batch);
        if (outcome.kind !== 'answered') sortOut(round, batch, outcome);
        else {
          lost.push(...outcome.lost);
          await onFilled(outcome.filled);
        }
      }
    }
    return lost;
  };
  const lost = await askTurn(items, true);
  const lostAgain = round.isOver || lost.length === 0 ? lost : await askTurn(lost, false);
  round.left.push(...lostAgain);
  if (lostAgain.length > 0) round.reason ??= 'FAILED';
  return round;
}

/** Where the texts of a call go that gave nothing. */
function sortOut(
  round: Round,
  batch: readonly AskedText[],
  outcome: Exclude<CallOutcome, { readonly kind: 'answered' }>,
): void {
  if (outcome.kind === 'overBudget') {
    giveUp(round, batch, 'OVER_BUDGET');
    return;
  }
  const { failure } = outcome;
  if (failure === 'TOO_LARGE' && batch.length > 1) round.queue.unshift(...halvesOf(batch));
  else if (endsEngine(failure)) giveUp(round, batch, failure === 'CUT' ? 'STOPPED' : 'FAILED');
  else pass(round, batch);
}

/** What waits goes to the next engine, if there is one. */
function giveUp(round: Round, batch: readonly AskedText[], reason: FillReason): void {
  round.left.push(...[batch, ...round.queue.splice(0)].flat().map(({ item }) => item));
  round.reason = reason;
  round.isOver = true;
}

/** The next engine may try these texts. */
function pass(round: Round, batch: readonly AskedText[]): void {
  round.left.push(...batch.map(({ item }) => item));
  round.reason ??= 'FAILED';
}

function halvesOf(batch: readonly AskedText[]): (readonly AskedText[])[] {
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

/** Texts in their order, as many together as the engine takes; a text that is longer than that goes alone. */
function batchesOf(texts: readonly AskedText[], { mostTexts, mostChars }: EngineAdapter): AskedText[][] {
  const batches: AskedText[][] = [];
  let chars = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    if (last !== undefined && last.length < mostTexts && chars + text.chars <= mostChars) last.push(text);
    else {
      batches.push([text]);
      chars = 0;
    }
    chars += text.chars;
  }
  return batches;
}
