import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';

/** Blocks that both sides agree on, or a place that both changed differently. */
export type MergePart =
  | { readonly kind: 'merged'; readonly blocks: readonly ArticleNode[] }
  | ArticleConflict;

export interface ArticleConflict {
  readonly kind: 'conflict';
  readonly base: readonly ArticleNode[];
  readonly mine: readonly ArticleNode[];
  readonly theirs: readonly ArticleNode[];
}

export function conflictsOf(parts: readonly MergePart[]): ArticleConflict[] {
  return parts.filter((part) => part.kind === 'conflict');
}

/** Neighbouring blocks without a conflict become one part; empty ones are dropped. */
export function joinParts(parts: readonly MergePart[]): MergePart[] {
  const joined: MergePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'conflict') joined.push(part);
    else if (last?.kind === 'merged')
      joined[joined.length - 1] = { kind: 'merged', blocks: [...last.blocks, ...part.blocks] };
    else if (part.blocks.length > 0) joined.push(part);
  }
  return joined;
}

/** Merges both sides' changes of the same blocks; undefined if a user has to decide. */
export type MergeInside = (
  base: readonly ArticleNode[],
  mine: readonly ArticleNode[],
  theirs: readonly ArticleNode[],
) => readonly ArticleNode[] | undefined;
