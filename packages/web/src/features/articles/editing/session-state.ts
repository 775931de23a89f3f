import type { FieldError } from '@toasoan/contract/core/envelope.ts';
import type { SaveStateKind } from '#web/patterns/form-page/save-state.tsx';
import type { LostSave } from '../merge/find-base.ts';
import type { OpenConflict } from '../merge/open-conflict.ts';
import type { ArticleText, ArticleTypes } from './article-types.ts';

/** What pages see of an open article. */
export interface ArticleState<A extends ArticleTypes> {
  readonly record: A['record'] | undefined;
  readonly dirty: boolean;
  readonly saveState: SaveStateKind;
  /** When unsaved text was last kept, here or on the server. */
  readonly keptTime: Date | undefined;
  /** What a colleague saved meanwhile in the places that were changed here. */
  readonly conflict: OpenConflict<A> | undefined;
  /** Another editing session holds the record: nothing can be typed here. */
  readonly readOnly: boolean;
  /** Counts saves that a field stopped. Each time the page leads to that field. */
  readonly refusals: number;
}

/** The whole state: `shown` changes its identity only when pages have something new to render. */
export interface SessionState<A extends ArticleTypes> {
  readonly shown: ArticleState<A>;
  /** The step of the running save; `keeping` autosaves after the lock was refused. */
  readonly phase: 'idle' | 'checking' | 'sending' | 'reading' | 'merging' | 'keeping';
  /** The person asked for the running save. */
  readonly byHand: boolean;
  /** Merges within the running save. */
  readonly merges: number;
  /** A creation without an answer. The same text is sent again, because the server may have taken it. */
  readonly unanswered: ArticleText<A> | undefined;
  /** Updates without an answer. What the server took of them is this person's own text, no conflict. */
  readonly lost: readonly LostSave<A>[];
  /** The person asked for a save that waits for the connection. */
  readonly wantsSave: boolean;
}

export interface SaveFailure {
  readonly code: string;
  /** It is unknown whether the server took the text. */
  readonly isUnanswered: boolean;
  /** The same call may succeed later. */
  readonly isRetryable: boolean;
  readonly fields: readonly FieldError[];
}

export type SessionEvent<A extends ArticleTypes> =
  | { readonly type: 'textChanged'; readonly dirty: boolean }
  | { readonly type: 'saveRequested'; readonly byHand: boolean }
  | { readonly type: 'checked'; readonly isValid: boolean }
  /** `dirty`: something was typed while the call was under way. */
  | { readonly type: 'answered'; readonly record: A['record']; readonly dirty: boolean }
  | { readonly type: 'failed'; readonly failure: SaveFailure; readonly sent: ArticleText<A> }
  | { readonly type: 'newestRead'; readonly newer: A['record'] }
  /** `isClear`: the merge is on the page, and the person need not decide anything. */
  | { readonly type: 'merged'; readonly isClear: boolean; readonly dirty: boolean }
  /** Reading or merging the newest version failed in a way that may pass. */
  | { readonly type: 'mergePostponed' }
  /** A failure that nobody expects: it reaches the caller of the save. */
  | { readonly type: 'crashed'; readonly error: unknown }
  | { readonly type: 'autosaveDue' }
  | { readonly type: 'retryDue' }
  | { readonly type: 'keptHere' | 'autosaved'; readonly time: Date }
  | { readonly type: 'autosaveFailed'; readonly isRetryable: boolean }
  /** The page holds all of a newer version; what differs from it is typed text. */
  | { readonly type: 'rebased'; readonly record: A['record']; readonly dirty: boolean }
  | { readonly type: 'conflictFound'; readonly conflict: OpenConflict<A> }
  /** A newer version whose text is the saved one. */
  | { readonly type: 'followed'; readonly record: A['record'] }
  | { readonly type: 'readOnlySet'; readonly readOnly: boolean };

/** Commands for the shell. The comment names the events that report the result. */
export type SessionEffect<A extends ArticleTypes> =
  /** `checked` */
  | { readonly type: 'check' }
  /** `answered`, `failed` or `crashed`. Without `text` the shell sends what is on the page. */
  | {
      readonly type: 'send';
      readonly record: A['record'] | undefined;
      readonly text: ArticleText<A> | undefined;
    }
  /** `newestRead`, `mergePostponed` or `crashed` */
  | { readonly type: 'readNewest'; readonly id: string }
  /** `merged`, `mergePostponed` or `crashed`; before them `rebased` or `conflictFound` */
  | { readonly type: 'merge'; readonly newer: A['record'] }
  /** `autosaved` or `autosaveFailed` */
  | { readonly type: 'autosave'; readonly record: A['record'] }
  /** Answers everybody who waits for the save. */
  | { readonly type: 'end'; readonly record?: A['record']; readonly error?: unknown }
  /** `keptHere`, unless the browser refuses to store */
  | { readonly type: 'keepHere' }
  /** `isSaved`: else everything typed was taken back */
  | { readonly type: 'dropCopies'; readonly isSaved: boolean }
  | { readonly type: 'prepareMerge' | 'retryLater' | 'stopRetries' | 'announceSaved' }
  | { readonly type: 'announceCreated'; readonly record: A['record'] }
  | { readonly type: 'announceDirty' | 'setClock'; readonly dirty: boolean }
  | { readonly type: 'markFields'; readonly fields: readonly FieldError[] }
  | { readonly type: 'setReadOnly'; readonly readOnly: boolean };

export function openedSession<A extends ArticleTypes>(record: A['record'] | undefined): SessionState<A> {
  const shown: ArticleState<A> = {
    record,
    dirty: false,
    saveState: 'saved',
    keptTime: undefined,
    conflict: undefined,
    readOnly: false,
    refusals: 0,
  };
  const save = { phase: 'idle', byHand: false, merges: 0, wantsSave: false } as const;
  return { shown, ...save, unanswered: undefined, lost: [] };
}
