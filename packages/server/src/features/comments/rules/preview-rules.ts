import { setImmediate as breathe } from 'node:timers/promises';
import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import {
  type CompiledRules,
  compileRules,
  examineComment,
  stateOfNew,
} from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import { type Finding, HELD_RULES } from '@toasoan/contract/features/comments/rules/finding.ts';
import { maskPersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import {
  type CommentRulesPreview,
  PREVIEW_DAYS,
} from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';
import type { Db } from '#server/core/db/database.ts';
import { compiledRules } from './comment-rules-store.ts';
import { type PastComment, readPastComments } from './past-comments-view.ts';

/** Comments of one step. */
const STEP = 2_000;
const DAY_MS = 86_400_000;
const MOST_EXAMPLES = 20;
/** Comments examined before other calls have their turn. */
const AT_ONCE = 100;

interface Examined {
  readonly comment: PastComment;
  readonly before: readonly Finding[];
  readonly after: readonly Finding[];
  readonly isHeldBefore: boolean;
  readonly isHeldAfter: boolean;
}

interface Asked {
  readonly rules: CommentRules;
  readonly before?: string | undefined;
}

/** What other rules would have held of the past days, one step of it; nothing is changed. @throws NOT_FOUND */
export async function previewRules(
  db: Db,
  projectId: string,
  { rules, before }: Asked,
  step = STEP,
): Promise<CommentRulesPreview> {
  const saved = await compiledRules(db, projectId);
  const asked = compileRules(rules);
  const comments = await readPastComments(db, projectId, { before, limit: step + 1 });
  const examined: Examined[] = [];
  for (const [index, comment] of comments.slice(0, step).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    examined.push(examine(comment, saved, asked));
  }
  return { ...summaryOf(examined), ...reachOf(comments.slice(0, step), comments.length > step) };
}

/** How far back the comments of a step reach. */
function reachOf(
  comments: readonly PastComment[],
  hasMore: boolean,
): Pick<CommentRulesPreview, 'days' | 'next'> {
  const last = comments.at(-1);
  if (!hasMore || last === undefined) return { days: PREVIEW_DAYS, next: null };
  const days = Math.floor((Date.now() - Date.parse(last.sentTime)) / DAY_MS);
  return { days: Math.min(days, PREVIEW_DAYS), next: last.id };
}

function examine(comment: PastComment, saved: CompiledRules, asked: CompiledRules): Examined {
  const by = (rules: CompiledRules) => examineComment(comment.content, rules, comment.facts);
  const [before, after] = [by(saved), by(asked)];
  return {
    comment,
    before,
    after,
    isHeldBefore: isHeld(before, saved.rules),
    isHeldAfter: isHeld(after, asked.rules),
  };
}

/** Before moderation everything waits; what is meant here is what a rule holds. */
function isHeld(findings: readonly Finding[], rules: CommentRules): boolean {
  return findings.length > 0 && stateOfNew(findings, { ...rules, mode: 'AFTER' }) !== 'APPROVED';
}

function summaryOf(examined: readonly Examined[]): Omit<CommentRulesPreview, 'days' | 'next'> {
  const heldAfter = examined.filter((one) => one.isHeldAfter);
  const has = (findings: readonly Finding[], rule: string) => findings.some((one) => one.rule === rule);
  const byRule = HELD_RULES.map((rule) => ({
    rule,
    before: examined.filter(({ before }) => has(before, rule)).length,
    after: examined.filter(({ after }) => has(after, rule)).length,
  })).filter(({ before, after }) => before + after > 0);
  return {
    looked: examined.length,
    heldBefore: examined.filter((one) => one.isHeldBefore).length,
    heldAfter: heldAfter.length,
    approvedHeldAfter: heldAfter.filter(({ comment }) => comment.state === 'APPROVED').length,
    byRule,
    byWord: byWord(heldAfter),
    newlyHeld: heldAfter
      .filter((one) => !one.isHeldBefore)
      .slice(0, MOST_EXAMPLES)
      .map(({ comment, after }) => exampleOf(comment, after)),
    letThrough: examined
      .filter((one) => one.isHeldBefore && !one.isHeldAfter)
      .slice(0, MOST_EXAMPLES)
      .map(({ comment, before }) => exampleOf(comment, before)),
  };
}

function byWord(held: readonly Examined[]): CommentRulesPreview['byWord'] {
  const counts = new Map<string, number>();
  for (const { after } of held) {
    for (const word of new Set(after.map((one) => one.word).filter((one) => one !== '')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => ({ word, count })).sort((one, other) => other.count - one.count);
}

function exampleOf({ facts: _, ...comment }: PastComment, findings: readonly Finding[]) {
  return {
    ...comment,
    content: maskPersonal(comment.content),
    findings: findings.map((one) => ({ ...one, folded: maskPersonal(one.folded) })),
  };
}
