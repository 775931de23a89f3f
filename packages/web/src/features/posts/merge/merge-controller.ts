import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { findOwnSave, type LostSave } from './find-base.ts';
import {
  type Choice,
  compareWhole,
  decided,
  mergePosts,
  questionsOf,
  type TextMerge,
} from './merge-texts.ts';
import { notifyMerged, notifyTooLong } from './notify-merge.ts';
import { answered, type OpenConflict, openConflict, undecided, withChoice } from './open-conflict.ts';
import { isSameText, type PostText, textOfPost } from './post-text.ts';

export interface MergeOptions {
  /** What is on the page now. */
  readonly nowText: () => PostText;
  /** The version that the session last loaded or saved. */
  readonly savedText: () => PostText;
  readonly lost: () => readonly LostSave[];
  readonly get: () => { readonly post: Post | undefined; readonly conflict: OpenConflict | undefined };
  readonly ask: (conflict: OpenConflict) => void;
  /** Puts a text on the page that holds all of the newer version: what differs from it is typed text. */
  readonly take: (newer: Post, text: PostText) => void;
  /** Waits until no word is being composed. False: the page has closed meanwhile. */
  readonly whenTyped: () => Promise<boolean>;
}

/** Answers are true when nothing is left to decide. */
export interface MergeController {
  readonly join: (newer: Post) => boolean;
  /** As `join` for a colleague's save; also notifies the person whose changes came in. */
  readonly meet: (newer: Post) => Promise<boolean>;
  /** Puts the choices on the page. */
  readonly decide: () => boolean;
  readonly choose: (key: string, choice: Choice) => void;
  /** Takes a newer version that holds every word of the page; false when it does not. */
  readonly takeIfWhole: (newer: Post) => boolean;
  readonly restoreUnsaved: (text: PostText, base: PostText | undefined) => void;
}

/** Merges what is typed with what a colleague saved: by itself where possible, else it asks the person. */
export function createMergeController(options: MergeOptions): MergeController {
  const { get, ask, nowText, savedText } = options;

  function put(newer: Post, merge: TextMerge): boolean {
    const isClear = questionsOf(merge).length === 0;
    if (isClear) options.take(newer, decided(merge, new Map()));
    else ask(openConflict(newer, merge, nowText()));
    return isClear;
  }
  return {
    join: (newer) => put(newer, mergePosts(savedText(), nowText(), textOfPost(newer))),
    async meet(newer) {
      const own = await findOwnSave(newer, options.lost());
      if (!(await options.whenTyped())) return false;
      const theirs = textOfPost(newer);
      const base = own ?? savedText();
      const before = nowText();
      const isClear = put(newer, mergePosts(base, before, theirs));
      if (isClear && !isSameText(theirs, base)) notifyMerged(newer, before, nowText());
      return isClear;
    },
    decide() {
      const { conflict } = get();
      if (!conflict) return true;
      if (undecided(conflict).length > 0) {
        ask({ ...conflict, asked: conflict.asked + 1 });
        return false;
      }
      const before = nowText();
      try {
        const isClear = put(conflict.newer, answered(conflict, before));
        if (isClear) notifyMerged(conflict.newer, before, nowText());
        return isClear;
      } catch (problem) {
        if (!(problem instanceof ArticleProblem)) throw problem;
        notifyTooLong();
        return false;
      }
    },
    choose(key, choice) {
      const { conflict } = get();
      if (conflict) ask(withChoice(conflict, key, choice));
    },
    takeIfWhole(newer) {
      const theirs = textOfPost(newer);
      const merge = mergePosts(savedText(), nowText(), theirs);
      const isWhole = questionsOf(merge).length === 0 && isSameText(theirs, decided(merge, new Map()));
      if (isWhole) options.take(newer, theirs);
      return isWhole;
    },
    restoreUnsaved(text, base) {
      const { post } = get();
      if (!post) return;
      put(post, base ? mergePosts(base, text, nowText()) : compareWhole(text, nowText()));
    },
  };
}
