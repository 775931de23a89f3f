import { HAPPY_VIET_NAM_ARTICLES, NGHE_AN_HAPPY_ARTICLES } from './happy-site-articles.ts';
import { CAN_THO_ARTICLES, LAO_CAI_ARTICLES, QUANG_NINH_ARTICLES } from './province-site-articles.ts';
import type { SeedArticle } from './seed-article.ts';

/** Articles by project id; project 5 (Đồng Nai) stays empty to show the empty states. */
export const REGIONAL_ARTICLES: Record<string, readonly SeedArticle[]> = {
  '2': HAPPY_VIET_NAM_ARTICLES,
  '3': LAO_CAI_ARTICLES,
  '4': QUANG_NINH_ARTICLES,
  '6': CAN_THO_ARTICLES,
  '7': NGHE_AN_HAPPY_ARTICLES,
};
