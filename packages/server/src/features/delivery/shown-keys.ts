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
  /** What becomes public by the clock alone. */
  clock: (projectId: string) => `clock-${projectId}`,
  /** The keywords of the project. */
  links: (projectId: string) => `links-${projectId}`,
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
  media: (id: string) => `media-${id}`,
} as const;
