export { contestVoteRoutes } from './contest-vote-routes.ts';
export { monthJobs, planMonths } from './months/month-jobs.ts';
export { findMonth, type MonthWinner, winnersOfMonth } from './months/month-winners-view.ts';
export { announceMonth } from './months/note-month.ts';
export { voteAnalysisTask } from './patterns/vote-analysis-task.ts';
export { readerVoteRoutes } from './reader-vote-routes.ts';
export { heldVoters } from './voters/held-voters-view.ts';
export { forgetVoterSessions } from './voters/voter-store.ts';
export { canVotesCome } from './voting.ts';
