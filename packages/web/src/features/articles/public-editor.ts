export { HeadField } from './editing/head-field.tsx';
export { beginAtTitle, useFieldAbove } from './editing/head-walk.ts';
export { leadTo } from './editing/lead-to-field.ts';
export { useArticleSession } from './editing/use-article-session.ts';
export { WhereKept } from './editing/where-kept.tsx';
export { usePlace, useWriterLock } from './lock/use-writer-lock.ts';
export { lookThrough, useMergedText } from './merge/merged-text.ts';
