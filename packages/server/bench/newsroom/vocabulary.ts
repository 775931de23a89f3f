import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { DEMO_ARTICLES } from '#seeds/articles/demo-articles.ts';

/** Two words in one title of 250; the second one is in no other text. */
export const RARE_WORDS = 'hồ gươm';
export const RARE_EVERY = 250;
/** A word in every title. */
export const COMMON_WORD = 'tin';

/** The words of the demo's articles with their frequencies. */
export const VOCABULARY: readonly string[] = DEMO_ARTICLES.flatMap(({ body }) =>
  body
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !foldVietnamese(word).startsWith('guom')),
);
