import type { GalleryEntry, PostCover } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useSyncExternalStore } from 'react';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';

interface Pictures {
  readonly cover: PostCover | null;
  readonly gallery: readonly GalleryEntry[];
}

/** An open article with a cover, of a post or of another kind. */
export interface Covered {
  readonly article: LiveArticle;
  readonly form: {
    readonly get: () => { readonly values: Pick<Pictures, 'cover'> & Partial<Pictures> };
    readonly subscribe: (listener: () => void) => () => void;
    readonly set: (name: 'cover', value: PostCover | null) => void;
  };
}

/** One that has a gallery too. */
export interface Pictured {
  readonly article: LiveArticle;
  readonly form: {
    readonly get: () => { readonly values: Pictures };
    readonly subscribe: (listener: () => void) => () => void;
    readonly set: {
      (name: 'cover', value: PostCover | null): void;
      (name: 'gallery', value: GalleryEntry[]): void;
    };
  };
}

export function useCover({ form }: Covered): PostCover | null {
  return useSyncExternalStore(form.subscribe, () => form.get().values.cover);
}

/** One of them, rendered again when it changes. */
export function usePictures<Name extends keyof Pictures>({ form }: Pictured, name: Name): Pictures[Name] {
  return useSyncExternalStore(form.subscribe, () => form.get().values[name]);
}
