import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { DEMO_ARTICLES } from '#seeds/articles/demo-articles.ts';

/** Two words that one title in 250 has; the second is in no other text. */
export const RARE_WORDS = 'hồ gươm';
export const RARE_EVERY = 250;
/** A word of every title. */
export const COMMON_WORD = 'tin';

/** The words of the demo's articles, as often as they occur there. */
export const VOCABULARY: readonly string[] = DEMO_ARTICLES.flatMap(({ body }) =>
  body
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !foldVietnamese(word).startsWith('guom')),
);
