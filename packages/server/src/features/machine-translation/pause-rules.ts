import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';

interface Failure {
  readonly failure: EngineFailure;
  /** Seconds for which the engine asks to be left alone; 0: it says nothing. */
  readonly waitSeconds: number;
}

/** Seconds for which an engine is not asked after a failure. What a text alone has caused pauses nothing. */
const PAUSES_S: Readonly<Partial<Record<EngineFailure, number>>> = {
  KEY: 900,
  QUOTA: 3_600,
  BUSY: 30,
  SLOW: 60,
  NETWORK: 60,
  ADDRESS: 900,
  SECRET: 900,
};

/** Until when an engine is left alone; null: it may be asked at once. */
export function pauseAfter({ failure, waitSeconds }: Failure, now: Date): Date | null {
  const usual = PAUSES_S[failure] ?? 0;
  const seconds = usual === 0 ? 0 : Math.max(usual, waitSeconds);
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1_000);
}

/** Whether the engine is not asked for the rest of the work: its next answer would be the same. */
export function endsEngine(failure: EngineFailure): boolean {
  return !['TOO_LARGE', 'ANSWER', 'COUNT', 'SPANS'].includes(failure);
}
