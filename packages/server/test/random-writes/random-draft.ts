import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { BusyNewsroom } from './a-busy-newsroom.ts';

const WORDS =
  'nước lũ rút chậm ở vùng trũng giá lúa tăng đội tuyển thắng trường học mở cửa bệnh viện đón khách'.split(
    ' ',
  );

/** Random choices, the same for the same seed. */
export class Choices {
  readonly #next: () => number;

  constructor(next: () => number) {
    this.#next = next;
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  upTo(count: number): number {
    return Math.floor(this.#next() * count);
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.upTo(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  some<Item>(items: readonly Item[], most: number): Item[] {
    const count = this.upTo(most + 1);
    return [...new Set(Array.from({ length: count }, () => this.one(items)))];
  }

  words(count: number): string {
    return Array.from({ length: count }, () => this.one(WORDS)).join(' ');
  }
}

/** Fields with which a post can be published. */
export function finishedDraft(newsroom: BusyNewsroom, choices: Choices): PostDraft {
  return {
    title: `Tin ${choices.words(3 + choices.upTo(4))}`,
    excerpt: `Dẫn ${choices.words(8)}.`,
    content: randomArticle(newsroom, choices),
    mainCategoryId: choices.one(newsroom.categoryIds),
    categoryIds: choices.some(newsroom.categoryIds, 2),
    tagIds: choices.some(newsroom.tagIds, 4),
    authors: [{ displayName: choices.one(newsroom.people).displayName, role: 'WRITER' }],
  };
}

type Field = (newsroom: BusyNewsroom, choices: Choices) => PostDraft;

const FIELDS: readonly Field[] = [
  (_, choices) => ({ title: choices.chance(0.1) ? '' : `Tin ${choices.words(4)}` }),
  (_, choices) => ({ slug: `dia-chi-${choices.upTo(30)}` }),
  (_, choices) => ({ excerpt: `Dẫn ${choices.words(8)}.` }),
  (newsroom, choices) => ({ content: randomArticle(newsroom, choices) }),
  (newsroom, choices) => ({ content: randomArticle(newsroom, choices) }),
  (newsroom, choices) => ({ mainCategoryId: choices.one(newsroom.categoryIds) }),
  (newsroom, choices) => ({ categoryIds: choices.some(newsroom.categoryIds, 3) }),
  (newsroom, choices) => ({ tagIds: choices.some(newsroom.tagIds, 5) }),
  (_, choices) => ({ keywords: choices.some(WORDS, 4) }),
  (newsroom, choices) => ({ topicId: choices.chance(0.3) ? null : choices.one(newsroom.topicIds) }),
  (newsroom, choices) => ({ relatedCategoryIds: choices.some(newsroom.categoryIds, 2) }),
  (_, choices) => ({ seoTitle: choices.words(5), seoDescription: choices.words(9) }),
  (_, choices) => ({ kicker: choices.words(2), isSponsored: choices.chance(0.5) }),
  (newsroom, choices) => ({
    cover: choices.chance(0.3) ? null : { mediaId: choices.one(newsroom.mediaIds), caption: 'Bìa', alt: '' },
  }),
  (newsroom, choices) => ({
    authors: [{ displayName: choices.one(newsroom.people).displayName, role: 'PHOTO' }],
  }),
];

/** One to four fields. */
export function randomChange(newsroom: BusyNewsroom, choices: Choices): PostDraft {
  const fields = Array.from({ length: 1 + choices.upTo(4) }, () => choices.one(FIELDS));
  return Object.assign({}, ...fields.map((field) => field(newsroom, choices)));
}

function randomArticle(newsroom: BusyNewsroom, choices: Choices): ArticleDocument {
  const paragraphs = Array.from({ length: 1 + choices.upTo(4) }, () => paragraph(choices));
  const figure: ArticleNode = {
    type: 'figure',
    attrs: {
      mediaId: choices.one(newsroom.mediaIds),
      key: 'AbCdEfGhIjKlMnOpQrStUv',
      caption: 'Chú thích',
      alt: 'Mô tả',
      credit: 'Thu Hà',
    },
  };
  return { type: 'doc', content: [...paragraphs, ...(choices.chance(0.25) ? [figure] : [])] };
}

function paragraph(choices: Choices): ArticleNode {
  const text = `${choices.words(5 + choices.upTo(20))}.`;
  return {
    type: 'paragraph',
    content: [{ type: 'text', text, ...(choices.chance(0.1) && { marks: [{ type: 'bold' }] }) }],
  };
}
