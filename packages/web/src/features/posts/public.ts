export { DueTime } from './assignment/due-time.tsx';
export { HandOverButton } from './assignment/hand-over-button.tsx';
export { findPosts, postKeys, postSearch } from './post-queries.ts';
export { PostRecoveryLine } from './recovery/post-recovery-line.tsx';
