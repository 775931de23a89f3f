import type { Post } from '@toasoan/contract/features/posts/post.ts';
import {
  type Choice,
  type Choices,
  decided,
  mergePosts,
  questionsOf,
  type TextMerge,
} from './merge-texts.ts';
import type { PostText } from './post-text.ts';

/** Places that two people changed, each in their own way, while this one decides. */
export interface OpenConflict {
  /** What was saved meanwhile. */
  readonly newer: Post;
  readonly merge: TextMerge;
  readonly choices: Choices;
  /** What stood on the page when the question came: what is typed since is no part of the question. */
  readonly shown: PostText;
  /** How often a save found something undecided: each time the page leads there. */
  readonly asked: number;
}

export function openConflict(newer: Post, merge: TextMerge, shown: PostText): OpenConflict {
  return { newer, merge, shown, choices: new Map(), asked: 0 };
}

export function undecided({ merge, choices }: OpenConflict): string[] {
  return questionsOf(merge).filter((key) => !choices.has(key));
}

export function withChoice(conflict: OpenConflict, key: string, choice: Choice): OpenConflict {
  return { ...conflict, choices: new Map(conflict.choices).set(key, choice) };
}

/** The choices with what was typed since the question came; what was typed over a choice is another question. */
export function answered(conflict: OpenConflict, now: PostText): TextMerge {
  return mergePosts(conflict.shown, now, decided(conflict.merge, conflict.choices));
}
