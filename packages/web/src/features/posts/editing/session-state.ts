import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { SaveStateKind } from '#web/patterns/form-page/save-state.tsx';
import type { OpenConflict } from '../merge/open-conflict.ts';

export interface PostSessionState {
  readonly post: Post | undefined;
  readonly dirty: boolean;
  readonly saveState: SaveStateKind;
  readonly savedTime: Date | undefined;
  /** What somebody else saved meanwhile in the very places that were changed here. */
  readonly conflict: OpenConflict | undefined;
  /** Another editing session holds the post: nothing typed here is taken until this one gets it back. */
  readonly readOnly: boolean;
  /** How often a save was stopped by what a field says: each time the page leads there. */
  readonly refusals: number;
}

export interface PostSessionDependencies {
  readonly post: Post | undefined;
  readonly projectId: string;
  readonly person: { readonly userId: string; readonly name: string };
  readonly editingSession: string;
  /** The post exists now: the tab moves to its address. */
  readonly onCreated: (post: Post) => void;
  readonly onSaved: () => void;
  readonly onDirty: (dirty: boolean) => void;
}
