export { DueTime } from './assignment/due-time.tsx';
export { HandOverButton } from './assignment/hand-over-button.tsx';
export { postSearch } from './post-queries.ts';
export { RecoveryLine } from './recovery/recovery-line.tsx';
