import type { FillReason } from '@toasoan/contract/features/machine-translation/fill-reason.ts';
import type { TextOrigin } from '@toasoan/contract/features/translation-history/text-origin.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { HistoryOwner } from '#server/features/translation-history/public.ts';

/** What engines are reached with; `wire-translation.ts` has all three. */
export interface EngineTools {
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

/** For whom and what texts are translated: what the history and the budget keep. */
export interface TranslationWork extends HistoryOwner {
  /** The pool, never a transaction, where engines are asked: no row stays locked while an engine thinks. */
  readonly db: Db;
  /** Absent: texts of a call, which belong to no record. `path`: its address, for which words of a page may be there. */
  readonly record?: { readonly kind: string; readonly id: string; readonly path?: string };
  /** Absent: no engine is asked; page words, memory and terms fill what they can. */
  readonly engines?: EngineTools | undefined;
  /** Stops before the next call and ends the one that is under way; what is filled is returned. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called after each step with what it has filled, by place in `texts`. Who stores it then loses at most one call when
   * the process dies, and a run that follows asks only for the rest.
   */
  readonly onFilled?:
    | ((
        filled: readonly FilledText[],
        progress: { readonly done: number; readonly total: number },
      ) => Promise<void>)
    | undefined;
}

export interface FilledText {
  readonly place: number;
  readonly result: TranslatedText;
}

export interface TextToTranslate {
  /** The field of the record it is from; '' for none. */
  readonly field: string;
  /** With tags: see `segment-tags.ts` of the contract. */
  readonly text: string;
}

export interface TranslatedText {
  /** '' where nothing could fill it: it waits for a person. */
  readonly text: string;
  readonly origin: TextOrigin;
  /** Of a remembered text, 0 to 100; 100 also for one that terms and protected words fill alone. */
  readonly memoryScore: number | null;
  /** The name of the engine; '' for none. */
  readonly engine: string;
  /** Ids of the terms it holds. */
  readonly termIds: readonly string[];
  /** Charged characters, and their cost in thousandths of a đồng. A text that comes twice is charged once. */
  readonly chars: number;
  readonly cost: number;
  /** Why nothing filled it; null for a filled text. */
  readonly reason: FillReason | null;
}

export const NOTHING: TranslatedText = {
  text: '',
  origin: 'NONE',
  memoryScore: null,
  engine: '',
  termIds: [],
  chars: 0,
  cost: 0,
  reason: 'NO_ENGINE',
};
