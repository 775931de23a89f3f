import type {
  HistoryQuery,
  PastTranslation,
  SavedTerm,
  SentTerm,
  Term,
  TermsQuery,
} from '@toasoan/contract/features/translate-api/calls.ts';
import type { TextOrigin } from '@toasoan/contract/features/translation-history/text-origin.ts';
import type { Db } from '#server/core/db/database.ts';

/** For whom and in which direction. */
export interface KeyWork {
  readonly projectId: string;
  readonly pair: { readonly sourceLang: string; readonly targetLang: string };
  readonly apiKeyId: string;
  /** As records name who acted: the name of the key, and the account of nobody. */
  readonly by: { readonly userId: null; readonly displayName: string };
  /** For the audit log. */
  readonly asker: { readonly address: string; readonly requestId: string; readonly userAgent: string };
}

interface FilledText {
  /** '' where nothing could fill it. */
  readonly text: string;
  readonly origin: TextOrigin;
  readonly memoryScore: number | null;
}

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** What the calls need of features that they do not know. */
export interface TranslateApiPorts {
  /**
   * Each text by memory and engine, in its order; texts may hold tags (`segment-tags.ts` of the contract). It gets the
   * pool and opens no transaction around calls of an engine. @throws EngineFailed where every engine failed
   */
  readonly translate: (
    db: Db,
    work: KeyWork & { readonly signal: AbortSignal },
    texts: readonly string[],
  ) => Promise<readonly FilledText[]>;
  /** Entries of a pair, by id, from after the cursor. */
  readonly listTerms: (db: Db, work: KeyWork, query: TermsQuery) => Promise<Page<Term>>;
  /** In the transaction of the call, with its history; entries that a person has approved or disabled stay. */
  readonly saveTerms: (db: Db, work: KeyWork, entries: readonly SentTerm[]) => Promise<SavedTerm[]>;
  /** Newest first, before the cursor. */
  readonly listHistory: (db: Db, projectId: string, query: HistoryQuery) => Promise<Page<PastTranslation>>;
}

/** Every engine of the pair failed: nothing is charged, and the call may be repeated. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}
