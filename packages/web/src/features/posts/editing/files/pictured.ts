import type { GalleryEntry, PostCover } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useSyncExternalStore } from 'react';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';

interface Pictures {
  readonly cover: PostCover | null;
  readonly gallery: readonly GalleryEntry[];
}

/** An open article with a cover and a gallery, of a post or of another kind. */
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

/** One of them, rendered again when it changes. */
export function usePictures<Name extends keyof Pictures>({ form }: Pictured, name: Name): Pictures[Name] {
  return useSyncExternalStore(form.subscribe, () => form.get().values[name]);
}
