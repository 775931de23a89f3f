import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Genre, Origin, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { oneOf, type Shares, shareOf } from './random.ts';

const TYPES: Shares<PostType> = [
  ['ARTICLE', 0.74],
  ['BRIEF', 0.12],
  ['VIDEO', 0.06],
  ['PHOTO_STORY', 0.04],
  ['INFOGRAPHIC', 0.02],
  ['LONGFORM', 0.01],
  ['LIVE', 0.009],
  ['CORRECTION', 0.001],
];
const GENRES: Shares<Genre> = [
  ['NEWS', 0.6],
  ['REPORT', 0.2],
  ['INTERVIEW', 0.08],
  ['COMMENTARY', 0.07],
  ['REPORTAGE', 0.03],
  ['REVIEW', 0.02],
];
const ORIGINS: Shares<Origin> = [
  ['ORIGINAL', 0.72],
  ['CRAWLED', 0.12],
  ['SYNDICATED', 0.08],
  ['COMPILED', 0.04],
  ['TRANSLATED', 0.03],
  ['CONTRIBUTED', 0.01],
];
const LANGUAGES: Shares<'vi' | 'en' | 'fr'> = [
  ['vi', 0.96],
  ['en', 0.035],
  ['fr', 0.005],
];
const AI: Shares<'NONE' | 'ASSISTED' | 'GENERATED'> = [
  ['NONE', 0.9],
  ['ASSISTED', 0.095],
  ['GENERATED', 0.005],
];
/** Bylines and agencies, the most frequent first. */
export const BYLINES = Array.from({ length: 200 }, (_, number) => `Phóng viên ${number + 1}`);
export const SOURCES = Array.from({ length: 40 }, (_, number) => `Hãng tin ${number + 1}`);

function sometimes<Value>(random: () => number, share: number, value: Value): Value | undefined {
  return random() < share ? value : undefined;
}

/** Values that lists filter by: of nearly all posts, of some and of few. */
export function inventDetails(random: () => number, tagIds: readonly string[]): PostDraft {
  const origin = shareOf(ORIGINS, random());
  const second = sometimes(random, 0.2, oneOf(random, BYLINES));
  return {
    postType: shareOf(TYPES, random()),
    genre: shareOf(GENRES, random()),
    lang: shareOf(LANGUAGES, random()),
    aiUsage: shareOf(AI, random()),
    origin,
    sourceName: origin === 'ORIGINAL' ? '' : oneOf(random, SOURCES),
    authors: [oneOf(random, BYLINES), ...(second === undefined ? [] : [second])].map((displayName) => ({
      displayName,
      role: 'WRITER',
    })),
    provinceCodes: random() < 0.5 ? [oneOf(random, PROVINCE_CODES)] : [],
    topicId: sometimes(random, 0.2, oneOf(random, tagIds)) ?? null,
    sensitiveFlags: random() < 0.02 ? ['HEALTH'] : [],
    isSponsored: random() < 0.02,
  };
}
