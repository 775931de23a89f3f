import { ART_FOOD_ARTICLES } from './art-food-articles.ts';
import { CULTURE_ARTICLES } from './culture-articles.ts';
import { ECONOMY_ARTICLES } from './economy-articles.ts';
import { ENVIRONMENT_ARTICLES } from './environment-articles.ts';
import { FARMING_ARTICLES } from './farming-articles.ts';
import { LOCAL_ARTICLES } from './local-articles.ts';
import { MEDIA_ARTICLES } from './media-articles.ts';
import { NEWS_ARTICLES } from './news-articles.ts';
import { NEWSROOM_ARTICLES } from './newsroom-articles.ts';
import { PEOPLE_ARTICLES } from './people-articles.ts';
import { SCIENCE_HEALTH_ARTICLES } from './science-health-articles.ts';
import type { SeedArticle } from './seed-article.ts';
import { SPORT_ARTICLES } from './sport-articles.ts';
import { TRAVEL_ARTICLES } from './travel-articles.ts';
import { WORLD_ARTICLES } from './world-articles.ts';

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
