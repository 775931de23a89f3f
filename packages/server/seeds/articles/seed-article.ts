import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';

export interface SeedArticleAuthor {
  readonly displayName: string;
  readonly role: 'WRITER' | 'PHOTO' | 'VIDEO' | 'GRAPHIC' | 'TRANSLATOR' | 'COMPILER';
}

export interface SeedArticle {
  /** Stable kebab-case id, unique over all seed files. */
  readonly key: string;
  /** Empty only for an unfinished draft. */
  readonly title: string;
  /** Sapo, 0 to 500 characters. */
  readonly excerpt: string;
  /** HTML limited to what the editor writes: p h2 h3 strong em u s a ul ol li blockquote table hr br. */
  readonly body: string;
  /** Slug of the main category, empty for a draft without one. */
  readonly category: string;
  readonly otherCategories?: readonly string[];
  /** Titles of tags. */
  readonly tags: readonly string[];
  readonly keywords?: readonly string[];
  readonly authors: readonly SeedArticleAuthor[];
  readonly state: PostState;
  readonly stateReason?: string;
  /** Hours from the seed moment, or a clock time in Vietnam some days after it. */
  readonly scheduled?: { readonly hours: number } | { readonly days: number; readonly clock: number };
  /** Its editor's due time in hours from the seed moment, and the message of the assignment. */
  readonly due?: { readonly hours: number; readonly text: string };
  /** Title of the tag of its story. */
  readonly topic?: string;
  /** Fields beside its text. */
  readonly details?: (now: Date) => PostDraft;
  /** Changes since its publication. */
  readonly pending?: PostDraft;
  readonly createdBy: 'admin' | 'editor' | 'author' | 'superAdmin';
  /** Age of the last update relative to the seed moment. */
  readonly hoursAgo: number;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
}
