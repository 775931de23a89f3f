import type { CommentRulesPreview } from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';

const MOST_EXAMPLES = 20;

/** Two steps of a preview, the later one reaching further back. */
export function joinedPreviews(
  one: CommentRulesPreview | undefined,
  next: CommentRulesPreview,
): CommentRulesPreview {
  if (one === undefined) return next;
  return {
    looked: one.looked + next.looked,
    days: next.days,
    next: next.next,
    heldBefore: one.heldBefore + next.heldBefore,
    heldAfter: one.heldAfter + next.heldAfter,
    approvedHeldAfter: one.approvedHeldAfter + next.approvedHeldAfter,
    byRule: summed([...one.byRule, ...next.byRule], ({ rule }) => rule, addRules),
    byWord: summed([...one.byWord, ...next.byWord], ({ word }) => word, addWords).sort(
      (first, second) => second.count - first.count,
    ),
    newlyHeld: [...one.newlyHeld, ...next.newlyHeld].slice(0, MOST_EXAMPLES),
    letThrough: [...one.letThrough, ...next.letThrough].slice(0, MOST_EXAMPLES),
  };
}

type OfRule = CommentRulesPreview['byRule'][number];
type OfWord = CommentRulesPreview['byWord'][number];

const addRules = (one: OfRule, other: OfRule): OfRule => ({
  rule: one.rule,
  before: one.before + other.before,
  after: one.after + other.after,
});
const addWords = (one: OfWord, other: OfWord): OfWord => ({
  word: one.word,
  count: one.count + other.count,
});

/** Each key once. */
function summed<Figure>(
  figures: readonly Figure[],
  keyOf: (figure: Figure) => string,
  add: (one: Figure, other: Figure) => Figure,
): Figure[] {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const before = sums.get(keyOf(figure));
    sums.set(keyOf(figure), before === undefined ? figure : add(before, figure));
  }
  return [...sums.values()];
}
