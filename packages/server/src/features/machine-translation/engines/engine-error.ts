import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';

interface Facts {
  /** Whether the engine has done the work, or may have, so that its maker charges it. */
  readonly isCharged?: boolean;
  /** Seconds for which it asks to be left alone. */
  readonly waitSeconds?: number;
}

/** Why an engine gave no translation. The message is for the log; it holds neither key nor text. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly failure: EngineFailure;
  readonly isCharged: boolean;
  readonly waitSeconds: number;

  constructor(failure: EngineFailure, { isCharged = false, waitSeconds = 0 }: Facts = {}, cause?: unknown) {
    super(`the engine failed: ${failure}`, { cause });
    this.failure = failure;
    this.isCharged = isCharged;
    this.waitSeconds = waitSeconds;
  }
}
