import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';

/**
 * What an answer shows, as keys that changes name: an answer is dropped when one of its keys is. They are written by
 * `delivery_drop` and the triggers of migration 0700, and leave as `Cache-Tag` and `Surrogate-Key`.
 */
export const shownKey = {
  /** The site itself: its facts, its categories, whether it is active. */
  project: (id: string) => `project-${id}`,
  /** Any public post, any public event of the project. */
  posts: (projectId: string) => `posts-${projectId}`,
  events: (projectId: string) => `events-${projectId}`,
  /** The published layouts of the project and the templates of their blocks. */
  layouts: (projectId: string) => `layouts-${projectId}`,
  /** What becomes public by the clock alone. */
  clock: (projectId: string) => `clock-${projectId}`,
  /** The keywords of the project. */
  links: (projectId: string) => `links-${projectId}`,
  /** The contests of the project (migration 0782). */
  contests: (projectId: string) => `contests-${projectId}`,
  /** The works of a contest that readers may see (migration 0792). */
  gallery: (contestId: string) => `gallery-${contestId}`,
  /** The static pages, which name each other. */
  pages: (projectId: string) => `pages-${projectId}`,
  post: (id: string) => `post-${id}`,
  /** The posts of a category. */
  category: (id: string) => `category-${id}`,
  tag: (id: string) => `tag-${id}`,
  /** The posts with a tag. */
  tagged: (id: string) => `tagged-${id}`,
  /** An author, a figure, a destination, a body. */
  account: (id: string) => `account-${id}`,
  /** The posts that name an account. */
  naming: (id: string) => `naming-${id}`,
  event: (id: string) => `event-${id}`,
  /** The posts about an event. */
  about: (eventId: string) => `about-${eventId}`,
  /** A post or an event with its translations, by the id of the original (migration 0774). */
  translated: (kind: 'post' | 'event', id: string) => `translated-${kind}-${id}`,
  media: (id: string) => `media-${id}`,
  /** The shown comments on a post or an event, by its name in addresses: `post-12`. */
  comments: (target: string) => `comments-${target}`,
} as const;

/** What a page notes of the posts that it names, wherever their cards come from. */
export const keysOfCards = (cards: readonly Pick<PostCard, 'id' | 'cover'>[]): string[] =>
  cards.flatMap(({ id, cover }) => [
    shownKey.post(id),
    ...(cover === null ? [] : [shownKey.media(cover.mediaId)]),
  ]);
