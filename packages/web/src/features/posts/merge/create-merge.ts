import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { whenComposed } from '#web/patterns/article-merge/put-article.ts';
import { findOwnSave } from './find-base.ts';
import { type MergeController, type MergeDependencies, takeNewer } from './merge-controller.ts';
import {
  type Choice,
  compareWhole,
  decided,
  mergePosts,
  questionsOf,
  type TextMerge,
} from './merge-texts.ts';
import { notifyMerged, notifyTooLong } from './notify-merge.ts';
import { answered, openConflict, undecided, withChoice } from './open-conflict.ts';
import { isSameText, type PostText, textOfPost } from './post-text.ts';

/** How what is typed is joined with what somebody else saved: by itself where it can be, else by asking. */
export function createMerge(deps: MergeDependencies): MergeController {
  const { form, article, get, ask } = deps;
  const nowText = (): PostText => ({ values: form.get().values, content: article.document() });

  /** True when nobody need be asked. */
  function join(newer: Post, merge: TextMerge): boolean {
    const isClear = questionsOf(merge).length === 0;
    if (isClear) takeNewer(deps, newer, decided(merge, new Map()));
    else ask(openConflict(newer, merge, nowText()));
    return isClear;
  }
  return {
    join: (newer: Post) => join(newer, mergePosts(deps.savedText(), nowText(), textOfPost(newer))),
    async meet(newer: Post): Promise<boolean> {
      const own = await findOwnSave(newer, deps.lost());
      await whenComposed(article.editor);
      if (article.editor.isDestroyed) return false;
      const theirs = textOfPost(newer);
      const base = own ?? deps.savedText();
      const isJoined = join(newer, mergePosts(base, nowText(), theirs));
      if (isJoined && !isSameText(theirs, base)) notifyMerged(newer);
      return isJoined;
    },
    decide(): boolean {
      const { conflict } = get();
      if (!conflict) return true;
      if (undecided(conflict).length > 0) {
        ask({ ...conflict, asked: conflict.asked + 1 });
        return false;
      }
      try {
        return join(conflict.newer, answered(conflict, nowText()));
      } catch (problem) {
        if (!(problem instanceof ArticleProblem)) throw problem;
        notifyTooLong();
        return false;
      }
    },
    choose(key: string, choice: Choice): void {
      const { conflict } = get();
      if (conflict) ask(withChoice(conflict, key, choice));
    },
    restoreUnsaved(text: PostText, base: PostText | undefined): void {
      const { post } = get();
      if (!post) return;
      join(post, base ? mergePosts(base, text, nowText()) : compareWhole(text, nowText()));
    },
  };
}
