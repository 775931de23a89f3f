import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { Term } from '@toasoan/contract/features/glossary/term-matching.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { Dialect } from '../spans/markup.ts';

/** Where an engine is, and how one signs in. */
export interface EnginePlace {
  readonly address: string;
  readonly model: string;
  /** '' where it needs none. */
  readonly key: string;
}

export interface EngineRequest {
  /** In the adapter's markup. */
  readonly texts: readonly string[];
  readonly pair: LanguagePair;
  /** For engines that take any; the words of the house about style. */
  readonly styleGuide: string;
  /** For engines that take any: at most 200, each said in one of the texts. */
  readonly terms: readonly Term[];
  readonly signal?: AbortSignal | undefined;
}

export interface EngineAnswer {
  /** One for each text, in their order, in the same markup. */
  readonly texts: readonly string[];
  /** Charged characters of each text; undefined where the answer does not say so: those that were sent. */
  readonly charged?: readonly number[] | undefined;
}

/** One wire format. */
export interface EngineAdapter {
  readonly dialect: Dialect;
  /** Whether it takes the terms; without, they stand in the texts as spans. */
  readonly takesTerms: boolean;
  /** Of one request. */
  readonly mostTexts: number;
  /** Characters of one request, markup included. */
  readonly mostChars: number;
  /** One request. @throws EngineError, and nothing else */
  translate(net: Pick<SafeFetch, 'fetch'>, place: EnginePlace, request: EngineRequest): Promise<EngineAnswer>;
}
