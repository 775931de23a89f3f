import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { type PostValues, postContent, postValues } from '../editing/post-values.ts';
import type { LostSave } from './find-base.ts';
import type { Choice } from './merge-texts.ts';
import type { OpenConflict } from './open-conflict.ts';
import type { PostText } from './post-text.ts';

export interface MergeDependencies {
  readonly form: FormStore<PostValues>;
  readonly article: LiveArticle;
  /** The version that the session last loaded or saved. */
  readonly savedText: () => PostText;
  readonly isDirty: () => boolean;
  readonly lost: () => readonly LostSave[];
  readonly get: () => { readonly post: Post | undefined; readonly conflict: OpenConflict | undefined };
  readonly ask: (conflict: OpenConflict) => void;
  /** What is typed is set against this version from now on. */
  readonly stand: (post: Post) => void;
  readonly touched: () => void;
}

/** Answers are true when nothing is left to decide. */
export interface MergeController {
  readonly join: (newer: Post) => boolean;
  /** Somebody else's save: the person is told what came in. */
  readonly meet: (newer: Post) => Promise<boolean>;
  /** Puts the choices on the page. */
  readonly decide: () => boolean;
  readonly choose: (key: string, choice: Choice) => void;
  readonly restoreUnsaved: (text: PostText, base: PostText | undefined) => void;
}

/** Puts a text on the page that holds all of a newer version: what differs is what is typed. */
export function takeNewer(deps: MergeDependencies, newer: Post, { values, content }: PostText): void {
  const { form, article } = deps;
  deps.stand(newer);
  form.rebase(postValues(newer));
  form.fill(values);
  article.join(content);
  article.markSaved(postContent(newer));
  deps.touched();
}
