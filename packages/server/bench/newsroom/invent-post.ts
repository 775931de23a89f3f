import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { type PostDraft, postDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { NewPost } from '#server/features/posts/public.ts';
import { inventDetails } from './invent-details.ts';
import { STATES, workflowOf } from './invent-workflow.ts';
import { oneOf, shareOf } from './random.ts';
import { COMMON_WORD, RARE_EVERY, RARE_WORDS, VOCABULARY } from './vocabulary.ts';

export interface Newsroom {
  readonly people: readonly Actor[];
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
}

const BODY_BYTES = 6_000;
const MINUTE = 60_000;
/** The time of the newest post: fixed, so that every run has the same rows. */
const NEWEST = Date.parse('2026-06-01T00:00:00Z');

/** The post at position `age` (0 is the newest), in the shape of a call's input. */
export function inventPost(random: () => number, age: number, newsroom: Newsroom): NewPost {
  const state = shareOf(STATES, random());
  const createTime = new Date(NEWEST - (age + 1) * 30 * MINUTE);
  const publishedTime = new Date(createTime.getTime() + random() * 600 * MINUTE);
  // People edit posts for days, so updates are not in the order of ids.
  const updateTime = new Date(publishedTime.getTime() + random() ** 3 * 20_000 * MINUTE);
  return {
    draft: draftOf(random, age, newsroom),
    state,
    createdBy: oneOf(random, newsroom.people),
    updatedBy: pick(random, newsroom.people),
    createTime,
    updateTime,
    ...workflowOf(state, { publishedTime, random, editor: oneOf(random, newsroom.people) }),
  };
}

function draftOf(random: () => number, age: number, { categoryIds, tagIds }: Newsroom): PostDraft {
  const rare = age % RARE_EVERY === 7 ? ` ${RARE_WORDS}` : '';
  return postDraft.parse({
    title: `Bản ${COMMON_WORD} ${words(random, 9)}${rare}`.slice(0, 250),
    excerpt: sentence(random, 30).slice(0, 500),
    content: { type: 'doc', content: body(random) },
    mainCategoryId: oneOf(random, categoryIds),
    categoryIds: [oneOf(random, categoryIds)],
    tagIds: [oneOf(random, tagIds), oneOf(random, tagIds)],
    keywords: [words(random, 2)],
    ...inventDetails(random, tagIds),
  });
}

function body(random: () => number): ArticleNode[] {
  const nodes: ArticleNode[] = [];
  const wanted = BODY_BYTES * (0.75 + random() / 2);
  for (let bytes = 0; bytes < wanted; ) {
    const isHeading = nodes.length % 6 === 5;
    const text = isHeading ? words(random, 7) : sentence(random, 90);
    const content: ArticleNode[] = [{ type: 'text', text }];
    nodes.push(
      isHeading ? { type: 'heading', attrs: { level: 2 }, content } : { type: 'paragraph', content },
    );
    bytes += Buffer.byteLength(text);
  }
  return nodes;
}

function sentence(random: () => number, length: number): string {
  return `${words(random, length)}.`;
}

function words(random: () => number, count: number): string {
  return Array.from({ length: count }, () => pick(random, VOCABULARY)).join(' ');
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('The list to pick from is empty.');
  return item;
}
