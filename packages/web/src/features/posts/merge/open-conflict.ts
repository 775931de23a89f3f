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

/** Places that two people changed differently, while this person decides. */
export interface OpenConflict {
  /** The version that was saved meanwhile. */
  readonly newer: Post;
  readonly merge: TextMerge;
  readonly choices: Choices;
  /** The page when the question appeared: text typed since is no part of the question. */
  readonly shown: PostText;
  /** Counts saves that found an open question: each time the page leads there. */
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

/** Merges the choices with text typed since the question appeared; text typed over a choice is a new question. */
export function answered(conflict: OpenConflict, now: PostText): TextMerge {
  return mergePosts(conflict.shown, now, decided(conflict.merge, conflict.choices));
}
