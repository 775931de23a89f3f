import { ART_FOOD_ARTICLES } from './art-food-articles.ts';
import { CULTURE_ARTICLES } from './culture-articles.ts';
import { ECONOMY_ARTICLES } from './economy-articles.ts';
import { FARMING_ARTICLES } from './farming-articles.ts';
import { HAPPY_VIET_NAM_ARTICLES, NGHE_AN_HAPPY_ARTICLES } from './happy-site-articles.ts';
import { LOCAL_ARTICLES } from './local-articles.ts';
import { MEDIA_ARTICLES } from './media-articles.ts';
import { NEWS_ARTICLES } from './news-articles.ts';
import { NEWSROOM_ARTICLES } from './newsroom-articles.ts';
import { PEOPLE_ARTICLES, SPORT_ARTICLES } from './people-articles.ts';
import { CAN_THO_ARTICLES, LAO_CAI_ARTICLES, QUANG_NINH_ARTICLES } from './province-site-articles.ts';
import { ENVIRONMENT_ARTICLES, SCIENCE_HEALTH_ARTICLES } from './science-health-articles.ts';
import type { SeedArticle } from './seed-article.ts';
import { TRAVEL_ARTICLES } from './travel-articles.ts';
import { WORLD_ARTICLES } from './world-articles.ts';

/** Articles by project id; project 5 (Đồng Nai) stays empty to show the empty states. */
export const REGIONAL_ARTICLES: Record<string, readonly SeedArticle[]> = {
  '2': HAPPY_VIET_NAM_ARTICLES,
  '3': LAO_CAI_ARTICLES,
  '4': QUANG_NINH_ARTICLES,
  '6': CAN_THO_ARTICLES,
  '7': NGHE_AN_HAPPY_ARTICLES,
};

export const DEMO_ARTICLES: readonly SeedArticle[] = [
  ...NEWS_ARTICLES,
  ...ENVIRONMENT_ARTICLES,
  ...WORLD_ARTICLES,
  ...ECONOMY_ARTICLES,
  ...FARMING_ARTICLES,
  ...CULTURE_ARTICLES,
  ...ART_FOOD_ARTICLES,
  ...TRAVEL_ARTICLES,
  ...LOCAL_ARTICLES,
  ...PEOPLE_ARTICLES,
  ...SCIENCE_HEALTH_ARTICLES,
  ...SPORT_ARTICLES,
  ...MEDIA_ARTICLES,
  ...NEWSROOM_ARTICLES,
];
