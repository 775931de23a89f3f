import { createStore, del, entries, keys, set, type UseStore } from 'idb-keyval';
import { isViewing } from '#web/core/session/viewing.ts';
import type { ArticleTypes } from '../editing/article-types.ts';

/** Names a copy in this browser. */
export interface CopyName {
  readonly editingSession: string;
  /** Names the time that the article was opened. */
  readonly life: string;
}

/** Unsaved text in this browser, for times without network and after a crash. */
export interface LocalDraft<A extends ArticleTypes> extends CopyName {
  /** Undefined: the record does not exist on the server yet. */
  readonly articleId: string | undefined;
  readonly projectId: string;
  /** 0 for a new record. */
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: A['draft'];
  readonly names: A['names'];
}

/** The copies of one kind of record. */
export interface LocalDrafts<A extends ArticleTypes> {
  readonly keep: (userId: string, draft: LocalDraft<A>) => Promise<boolean>;
  readonly drop: (userId: string, of: CopyName) => Promise<void>;
  readonly all: (userId: string) => Promise<readonly LocalDraft<A>[]>;
  readonly hasSome: (userId: string) => Promise<boolean>;
}

type Stored = CopyName & { readonly savedTime: string };

interface DraftStore<Draft extends Stored> {
  /** False when the browser refuses to store (private mode, full disk): then there is no second copy. */
  readonly keep: (userId: string, draft: Draft) => Promise<boolean>;
  readonly drop: (userId: string, of: CopyName) => Promise<void>;
  /** All unsaved texts of this person in this browser, newest first; nobody else's. */
  readonly all: (userId: string) => Promise<Draft[]>;
  /** Cheaper than reading them: whether this person has any. */
  readonly hasSome: (userId: string) => Promise<boolean>;
}

/** The key holds the person: another person who signs in here is offered nothing. */
function keyOf(userId: string, { editingSession, life }: CopyName): string {
  return `${userId}:${editingSession}:${life}`;
}

/** A browser that stores nothing fails here too, and has nothing to lose. */
async function tried<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Keeps texts in a database of this browser, which is opened with the first need. */
export function createDraftStore<Draft extends Stored>(database: string, name: string): DraftStore<Draft> {
  let store: UseStore | undefined;
  function drafts(): UseStore {
    store ??= createStore(database, name);
    return store;
  }
  return {
    async keep(userId, draft) {
      // It would be another person's.
      if (isViewing()) return false;
      try {
        await set(keyOf(userId, draft), draft, drafts());
        return true;
      } catch {
        return false;
      }
    },
    async drop(userId, of) {
      await tried(() => del(keyOf(userId, of), drafts()));
    },
    async all(userId) {
      const all = (await tried(() => entries<string, Draft>(drafts()))) ?? [];
      return all
        .filter(([key]) => key.startsWith(`${userId}:`))
        .map(([, draft]) => draft)
        .sort((one, other) => other.savedTime.localeCompare(one.savedTime));
    },
    async hasSome(userId) {
      const all = (await tried(() => keys<string>(drafts()))) ?? [];
      return all.some((key) => key.startsWith(`${userId}:`));
    },
  };
}
