import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { compareParagraphs } from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';

/** What a text says as a draft of ours. */
export interface DraftWords {
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
}

interface ChangedDraft {
  /** The fields of the post that change; none where nothing could be put in place. */
  readonly draft: Pick<PostDraft, 'title' | 'excerpt' | 'content'>;
  /** Changes whose place in the post is not the source's any more, each in words. */
  readonly unplaced: readonly string[];
}

/**
 * Puts what a source has changed between two states of its text into our post, where the post still says what the source
 * said; words of ours stay.
 */
export function changedDraft(taken: DraftWords, now: DraftWords, ours: DraftWords): ChangedDraft {
  const unplaced: string[] = [];
  const line = (field: 'title' | 'excerpt') => {
    if (taken[field] === now[field] || now[field] === '' || ours[field] === now[field]) return undefined;
    if (ours[field] === taken[field]) return now[field];
    unplaced.push(now[field]);
    return undefined;
  };
  const [title, excerpt] = [line('title'), line('excerpt')];
  const content = changedBlocks(taken, now, ours, unplaced);
  return {
    draft: {
      ...(title !== undefined && { title }),
      ...(excerpt !== undefined && { excerpt }),
      ...(content !== undefined && { content: { ...ours.content, content } }),
    },
    unplaced,
  };
}

type Blocks = readonly ArticleNode[];

/** The blocks of our post with the changes; undefined where none has its place. */
function changedBlocks(
  taken: DraftWords,
  now: DraftWords,
  ours: DraftWords,
  unplaced: string[],
): ArticleNode[] | undefined {
  const [was, is] = [spoken(taken.content), spoken(now.content)];
  // Paragraphs that stayed are no partner of one that changed.
  const left = was.map(wordsOf).filter((words) => !says(is, words));
  const right = is.map(wordsOf).filter((words) => !says(was, words));
  const lines = compareParagraphs(left, right);
  let blocks: Blocks = ours.content.content;
  let isChanged = false;
  const put = (next: Blocks | undefined, words: string) => {
    if (next === undefined) unplaced.push(words);
    else [blocks, isChanged] = [next, true];
  };
  for (const { own, other } of lines) {
    if (own === null || (other !== null && says(blocks, other))) continue;
    const fresh = is.filter((block) => wordsOf(block) === other).slice(0, 1);
    put(replaced(blocks, own, fresh), other ?? `− ${own}`);
  }
  const added = lines.flatMap(({ own, other }) => (own === null && other !== null ? [other] : []));
  for (const [at, block] of is.entries()) {
    const words = wordsOf(block);
    if (added.includes(words) && !says(blocks, words)) put(insertedAfter(blocks, is[at - 1], block), words);
  }
  return isChanged && blocks.length > 0 ? [...blocks] : undefined;
}

const spoken = ({ content }: ArticleDocument) => content.filter((block) => wordsOf(block) !== '');
const wordsOf = (block: ArticleNode) => articleText(block).replace(/\s+/g, ' ').trim();
const says = (blocks: Blocks, words: string) => blocks.some((block) => wordsOf(block) === words);

function replaced(blocks: Blocks, words: string, by: Blocks): Blocks | undefined {
  const at = blocks.findIndex((block) => wordsOf(block) === words);
  return at < 0 ? undefined : blocks.toSpliced(at, 1, ...by);
}

/** A new paragraph stands behind the one that is before it in the source; the first one at the top. */
function insertedAfter(
  blocks: Blocks,
  before: ArticleNode | undefined,
  block: ArticleNode,
): Blocks | undefined {
  const at = before === undefined ? -1 : blocks.findIndex((one) => wordsOf(one) === wordsOf(before));
  return before !== undefined && at < 0 ? undefined : blocks.toSpliced(at + 1, 0, block);
}
