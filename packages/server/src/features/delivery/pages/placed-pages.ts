import type { PublicEvent } from '@toasoan/contract/features/delivery/public-event.ts';
import type { PublicPage } from '@toasoan/contract/features/delivery/public-page.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { kindOfPost, kindOfStaticPage } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { PlacedPage } from './around-page.ts';

// Pages that somebody wrote, as what is arranged around them knows them.

export function placedPost({ id, path, lang, categories, postType }: PublicPost): PlacedPage {
  return {
    kind: kindOfPost(postType),
    path,
    lang,
    post: { id, categoryIds: categories.map((one) => one.id) },
  };
}

export function placedEvent({ path, lang }: PublicEvent): PlacedPage {
  return { kind: 'EVENT', path, lang };
}

export function placedStaticPage({ path, lang, template }: PublicPage): PlacedPage {
  return { kind: kindOfStaticPage(template), path, lang, isStaticPage: true };
}
