import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import type { ArticleKind, MergeRules } from '../editing/article-kind.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import { findOwnSave, type LostSave } from './find-base.ts';
import {
  type Choice,
  compareWhole,
  decided,
  mergeTexts,
  questionsOf,
  type TextMerge,
} from './merge-texts.ts';
import { notifyMerged, notifyTooLong } from './notify-merge.ts';
import { answered, type OpenConflict, openConflict, undecided, withChoice } from './open-conflict.ts';

export interface MergeOptions<A extends ArticleTypes> {
  readonly kind: ArticleKind<A>;
  /** What is on the page now. */
  readonly nowText: () => ArticleText<A>;
  /** The version that the session last loaded or saved. */
  readonly savedText: () => ArticleText<A>;
  readonly lost: () => readonly LostSave<A>[];
  readonly get: () => {
    readonly record: A['record'] | undefined;
    readonly conflict: OpenConflict<A> | undefined;
  };
  readonly ask: (conflict: OpenConflict<A>) => void;
  /** Puts a text on the page that holds all of the newer version: what differs from it is typed text. */
  readonly take: (newer: A['record'], text: ArticleText<A>) => void;
  /** Waits until no word is being composed. False: the page has closed meanwhile. */
  readonly whenTyped: () => Promise<boolean>;
}

/** Answers are true when nothing is left to decide. */
export interface MergeController<A extends ArticleTypes> {
  readonly join: (newer: A['record']) => boolean;
  /** As `join` for a colleague's save; also notifies the person whose changes came in. */
  readonly meet: (newer: A['record']) => Promise<boolean>;
  /** Puts the choices on the page. */
  readonly decide: () => boolean;
  readonly choose: (key: string, choice: Choice) => void;
  /** Takes a newer version that holds every word of the page; false when it does not. */
  readonly takeIfWhole: (newer: A['record']) => boolean;
  readonly restoreUnsaved: (text: ArticleText<A>, base: ArticleText<A> | undefined) => void;
}

/** Merges what is typed with what a colleague saved: by itself where possible, else it asks the person. */
export function createMergeController<A extends ArticleTypes>(
  options: MergeOptions<A>,
  rules: MergeRules<A>,
): MergeController<A> {
  const { kind, get, ask, nowText, savedText } = options;
  const { textOf } = kind;
  const { isSameText } = rules;

  function put(newer: A['record'], merge: TextMerge<A>): boolean {
    const isClear = questionsOf(merge).length === 0;
    if (isClear) options.take(newer, decided(merge, new Map()));
    else ask(openConflict(newer, merge, nowText()));
    return isClear;
  }
  return {
    join: (newer) => put(newer, mergeTexts(rules, savedText(), nowText(), textOf(newer))),
    async meet(newer) {
      const own = await findOwnSave(kind, rules, newer, options.lost());
      if (!(await options.whenTyped())) return false;
      const theirs = textOf(newer);
      const base = own ?? savedText();
      const before = nowText();
      const isClear = put(newer, mergeTexts(rules, base, before, theirs));
      if (isClear && !isSameText(theirs, base)) notifyMerged(kind, newer, before, nowText());
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
        const isClear = put(conflict.newer, answered(rules, conflict, before));
        if (isClear) notifyMerged(kind, conflict.newer, before, nowText());
        return isClear;
      } catch (problem) {
        if (!(problem instanceof ArticleProblem)) throw problem;
        notifyTooLong(kind);
        return false;
      }
    },
    choose(key, choice) {
      const { conflict } = get();
      if (conflict) ask(withChoice(conflict, key, choice));
    },
    takeIfWhole(newer) {
      const theirs = textOf(newer);
      const merge = mergeTexts(rules, savedText(), nowText(), theirs);
      const isWhole = questionsOf(merge).length === 0 && isSameText(theirs, decided(merge, new Map()));
      if (isWhole) options.take(newer, theirs);
      return isWhole;
    },
    restoreUnsaved(text, base) {
      const { record } = get();
      if (!record) return;
      put(record, base ? mergeTexts(rules, base, text, nowText()) : compareWhole(rules, text, nowText()));
    },
  };
}
