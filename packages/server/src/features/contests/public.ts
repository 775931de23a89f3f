export type { BlindContests } from './contest-routes.ts';
export { type ContestRow, endOfIntake } from './contest-row.ts';
export { getContest, getContestDetail } from './contest-view.ts';
export { insertNotice } from './settings/contest-notice-store.ts';
export { insertPrize, insertRound } from './settings/contest-parts-store.ts';
export { insertRules } from './settings/contest-rules-store.ts';
export { stepContest, updateContest } from './settings/contest-store.ts';
export { planTimes } from './settings/contest-times.ts';
