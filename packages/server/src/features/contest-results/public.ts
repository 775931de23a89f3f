export { followMoves } from './awards/follow-moves.ts';
export { prizesOfWorks } from './awards/prizes-of-works-view.ts';
export { RECALL_FILES } from './recall/move-recalled-files.ts';
export { endRecalls, recallJobs } from './recall/recall-jobs.ts';
export { erasePeopleInTime } from './retention/erase-people.ts';
export { forgetEntrantsOfPerson } from './retention/forget-entrants.ts';
export { forgetVotersOfPerson } from './retention/forget-voters.ts';
export { ORIGINALS_GONE, originalsJobs } from './retention/originals-jobs.ts';
