import * as z from 'zod/mini';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** The layout of a post, and the parts it needs beside its text. */
export const POST_TYPES = [
  'ARTICLE',
  'BRIEF',
  'PHOTO_STORY',
  'VIDEO',
  'PODCAST',
  'INFOGRAPHIC',
  'LONGFORM',
  'LIVE',
  'QA',
  'QUIZ_POLL',
  'DOCUMENT',
  'CORRECTION',
] as const;
export const postType = oneOf(POST_TYPES);
export type PostType = z.output<typeof postType>;

/** The journalistic genre. */
export const GENRES = [
  'NEWS',
  'REPORT',
  'REPORTAGE',
  'INTERVIEW',
  'COMMENTARY',
  'PROFILE',
  'NOTES',
  'REVIEW',
  'PRESS_RELEASE',
  'READER_MAIL',
] as const;
export const genre = oneOf(GENRES);
export type Genre = z.output<typeof genre>;

/** The origin of the text. */
export const ORIGINS = [
  'ORIGINAL',
  'CRAWLED',
  'SYNDICATED',
  'COMPILED',
  'TRANSLATED',
  'CONTRIBUTED',
] as const;
export const origin = oneOf(ORIGINS);
export type Origin = z.output<typeof origin>;

/** How the source is shown under the text. */
export const LINK_OUT_MODES = ['NONE', 'FOLLOW', 'NOFOLLOW', 'LOGO'] as const;
export const linkOutMode = oneOf(LINK_OUT_MODES);

/** INHERIT: the project's setting. */
export const COMMENT_CHOICES = ['INHERIT', 'ON', 'OFF'] as const;
export const commentChoice = oneOf(COMMENT_CHOICES);

/** Specification §3: posts of the same category, or of categories chosen for this one. */
export const RELATED_MODES = ['issame', 'collection'] as const;
export const relatedMode = oneOf(RELATED_MODES);

export const AI_USES = ['NONE', 'ASSISTED', 'GENERATED', 'TRANSLATED_MT'] as const;
export const aiUse = oneOf(AI_USES);
export type AiUse = z.output<typeof aiUse>;

export const SENSITIVE_FLAGS = [
  'CHILD',
  'VIOLENCE',
  'MAP_SOVEREIGNTY',
  'POLITICS_LEADER',
  'LEGAL_CASE',
  'HEALTH',
  'ADVERTORIAL',
] as const;
export const sensitiveFlag = oneOf(SENSITIVE_FLAGS);

export const QUESTION_STATES = ['WAITING', 'ANSWERED', 'HIDDEN'] as const;
export const questionState = oneOf(QUESTION_STATES);
