import { ASSIGNMENT_RULE_TEXTS } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import { RIGHTS_CODES } from '@toasoan/contract/features/posts/checklist/media-checks.ts';
import {
  blockersOf,
  type CheckResult,
  NOTE_CHECKS,
  runChecks,
} from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { EDIT_RULE_TEXTS, TRANSITION_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import type {
  PostGuard,
  PostTransitionChoice,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { checkFactsOf, type PostRecord } from '../post-record.ts';

export const POST_RULE_TEXTS = {
  ...TRANSITION_RULE_TEXTS,
  ...EDIT_RULE_TEXTS,
  ...ASSIGNMENT_RULE_TEXTS,
} as const;

interface RuleInTheWay {
  readonly code: string;
  readonly field?: string;
  readonly text: { readonly vi: string; readonly en: string };
}

type Transition = Pick<PostTransitionChoice, 'guard' | 'isBarred' | 'intermediateSteps'>;
type Checks = () => readonly CheckResult[];

/** What keeps a post from a transition, one rule each; `publishAt`: when it would be public. */
export function rulesInTheWay(post: PostRecord, transition: Transition, publishAt: Date): RuleInTheWay[] {
  return rulesOf(post, publishAt)(transition);
}

/** The same for several transitions of a post: its checks run once, and only if one of them asks. */
export function rulesOf(post: PostRecord, publishAt: Date): (transition: Transition) => RuleInTheWay[] {
  const checks = checksOf(() => post, publishAt);
  // What waits beside the text of a post becomes the text when it is reopened.
  const whenReopened = post.pending === null ? checks : checksOf(() => workingCopyOf(post), publishAt);
  return ({ guard, isBarred, intermediateSteps }) => [
    ...(isBarred ? [{ code: 'OWN_POST', text: POST_RULE_TEXTS.OWN_POST }] : []),
    ...unmetRules(guard, intermediateSteps.includes('reopen') ? whenReopened : checks),
  ];
}

function checksOf(text: () => PostRecord, publishAt: Date): Checks {
  let results: readonly CheckResult[] | undefined;
  return () => {
    if (results === undefined) {
      const post = text();
      results = runChecks(checkFactsOf(post, publishAt), post.settings);
    }
    return results;
  };
}

function unmetRules(guard: PostGuard, checks: Checks): RuleInTheWay[] {
  if (guard === 'none') return [];
  return blockersOf(guard, checks()).map(({ code, field, text }) => ({ code, field, text }));
}

/** @throws RULES_NOT_MET with one rule for each thing in the way. */
export function checkTransition(post: PostRecord, transition: Transition, publishAt: Date): void {
  const rules = rulesInTheWay(post, transition, publishAt);
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}

/**
 * A change of a public post may leave rules unmet that were unmet before (the post may be older than a rule), and may
 * break no other rule.
 * @throws RULES_NOT_MET with the rules that it would break.
 */
export function checkStillPublishable(before: PostRecord, after: PostRecord, asks: Asks = {}): void {
  const rules = newlyUnmet(before, after, asks);
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}

interface Asks {
  /** The change is published now: rights of pictures and must-fix notes count, even if they were unmet before. */
  readonly isPublished?: boolean;
}

const COUNT_AGAIN: ReadonlySet<string> = new Set([...RIGHTS_CODES, ...NOTE_CHECKS.map(({ code }) => code)]);

/** Rules of publishing that a change of a public post would break. */
export function newlyUnmet(
  before: PostRecord,
  after: PostRecord,
  { isPublished = false }: Asks = {},
): RuleInTheWay[] {
  const publishAt = after.published_time ?? new Date();
  const publishRules = (post: PostRecord) =>
    unmetRules(
      'publish',
      checksOf(() => post, publishAt),
    );
  const known = new Set(publishRules(before).map(({ code }) => code));
  return publishRules(after).filter(
    ({ code }) =>
      !known.has(code) ||
      (isPublished && COUNT_AGAIN.has(code)) ||
      (code === 'BANNED_WORDS' && bansMore(before, after, publishAt)),
  );
}

/** Banned words that the text already had may stay; a change adds no other. */
function bansMore(before: PostRecord, after: PostRecord, publishAt: Date): boolean {
  const { bannedWords: had } = checkFactsOf(before, publishAt);
  return checkFactsOf(after, publishAt).bannedWords.some((word) => !had.includes(word));
}
