export { blindContests, isBlindFor } from './jury-blindness-view.ts';
export { hideAuthorsInLog, readableScores } from './jury-log-view.ts';
export { ofJuror } from './works-of-juror-view.ts';
