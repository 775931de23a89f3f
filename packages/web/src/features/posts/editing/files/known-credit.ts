import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useState, useSyncExternalStore } from 'react';
import type { Covered } from './pictured.ts';

/** Where a post shows a picture with a credit of its own. */
type CreditPlace = 'text' | 'cover' | 'gallery';

const inTexts = new WeakMap<ArticleDocument, ReadonlyMap<string, string>>();

/** The credit of each picture of a text; read once for each state of it. */
function creditsIn(document: ArticleDocument): ReadonlyMap<string, string> {
  const known = inTexts.get(document);
  if (known !== undefined) return known;
  const credits = new Map<string, string>();
  for (const { attrs } of figuresIn(document)) {
    const id = String(attrs?.mediaId);
    if (attrs?.credit && !credits.has(id)) credits.set(id, String(attrs.credit));
  }
  inTexts.set(document, credits);
  return credits;
}

/** The credit that somebody wrote for the same picture in another place of the post; '' for none. */
export function knownCredit({ form, article }: Covered, mediaId: string, here: CreditPlace): string {
  const { cover, gallery } = form.get().values;
  const credits: Readonly<Record<CreditPlace, () => string | undefined>> = {
    text: () => creditsIn(article.document()).get(mediaId),
    cover: () => (cover?.mediaId === mediaId ? cover.credit : ''),
    gallery: () => gallery?.find((entry) => entry.mediaId === mediaId)?.credit,
  };
  const places = ['text', 'cover', 'gallery'] as const;
  return places.map((place) => (place === here ? '' : credits[place]())).find(Boolean) ?? '';
}

/** The same, rendered again when it changes. */
export function useKnownCredit({ form, article }: Covered, mediaId: string, here: CreditPlace): string {
  const [watch] = useState(() => (changed: () => void) => {
    const stops = [form.subscribe(changed), article.watch(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return useSyncExternalStore(watch, () => knownCredit({ form, article }, mediaId, here));
}
