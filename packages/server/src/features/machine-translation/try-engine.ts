import { termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import type { EngineTrial } from '@toasoan/contract/features/machine-translation/engine.ts';
import type { Db } from '#server/core/db/database.ts';
import { askedText, callEngine } from './engine-call.ts';
import type { EngineRow } from './engine-row.ts';
import { keyOf } from './engine-store.ts';
import { ADAPTERS } from './engines/adapters.ts';
import type { EngineTools, TranslationWork } from './translation-work.ts';

/** It has a name and a date, which must come back as they are. */
const SENTENCE = 'Xin chào! Hôm nay là 20/11/2026, trời Hà Nội đẹp.';
/** Sooner than the limit of a call. */
const LIMIT_MS = 15_000;

interface Asker {
  readonly db: Db;
  readonly projectId: string;
  readonly owner: TranslationWork['owner'];
}

/** One short sentence by one engine, whether it is on or off. It is booked like every call. */
export async function tryEngine(
  { db, projectId, owner }: Asker,
  tools: EngineTools,
  row: EngineRow,
): Promise<EngineTrial> {
  const began = performance.now();
  const report = (failure: EngineTrial['failure'], text = ''): EngineTrial => ({
    failure,
    text,
    durationMs: Math.round(performance.now() - began),
  });
  let key: string;
  try {
    key = keyOf(row, tools.secretBox);
  } catch {
    return report('SECRET');
  }
  const work: TranslationWork = {
    db,
    projectId,
    pair: { sourceLang: 'vi', targetLang: 'en' },
    owner: { userId: owner.userId, displayName: owner.displayName },
    signal: AbortSignal.timeout(LIMIT_MS),
  };
  const engine = { row, adapter: ADAPTERS[row.kind], key, rank: 0, terms: termIndex([]), styleGuide: '' };
  const asked = askedText({ place: 0, field: '', text: SENTENCE }, work, engine, true);
  const outcome = await callEngine(work, tools, engine, [asked]);
  if (outcome.kind === 'overBudget') return report('BUDGET');
  if (outcome.kind === 'failed') return report(outcome.failure === 'CUT' ? 'SLOW' : outcome.failure);
  const [filled] = outcome.filled;
  return filled === undefined ? report('SPANS') : report(null, filled.result.text);
}
