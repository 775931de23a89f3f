import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { CopyName, LocalDrafts } from '../autosave/local-drafts.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import type { OpenSessions } from '../editing/open-sessions.ts';

/** An unsaved text in this browser, of whatever kind. */
export interface KeptCopy extends CopyName {
  /** Undefined: the record does not exist on the server yet. */
  readonly articleId: string | undefined;
  readonly projectId: string;
  readonly savedTime: string;
  readonly draft: { readonly title?: string | undefined; readonly content?: ArticleDocument | undefined };
}

/** What the list of unsaved texts needs to know of a kind of record. */
export interface RecoveryKind {
  /** Names its words. */
  readonly name: 'posts' | 'events' | 'pages';
  /** Where its pages are: `/manager_post`. */
  readonly at: string;
  /** Newest first. */
  readonly all: (userId: string) => Promise<readonly KeptCopy[]>;
  readonly drop: (userId: string, of: CopyName) => Promise<void>;
  /** The life of the text that a console tab shows. */
  readonly lifeIn: (editingSession: string) => string | undefined;
  /** Whether a tab has unsaved text of a new record: its page holds one text at a time. */
  readonly hasNew: () => boolean;
}

interface Titled extends ArticleTypes {
  readonly draft: KeptCopy['draft'];
}

interface Kind<A extends Titled> {
  readonly name: RecoveryKind['name'];
  readonly at: string;
  readonly copies: LocalDrafts<A>;
  readonly open: OpenSessions<A>;
}

export function recoveryKind<A extends Titled>({ name, at, copies, open }: Kind<A>): RecoveryKind {
  return {
    name,
    at,
    all: copies.all,
    drop: copies.drop,
    lifeIn: (editingSession) => open.get(editingSession)?.life,
    hasNew: () => [...open.values()].some(({ get }) => !get().record && get().dirty),
  };
}
