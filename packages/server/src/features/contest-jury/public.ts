export { heldJurors } from './access/held-jurors-view.ts';
export { juryMailJobs } from './access/jury-mail-jobs.ts';
export { forgetJurySessions } from './access/jury-secret-store.ts';
export { isJurorEmail } from './juror-email-view.ts';
export { blindContests, isBlindFor } from './jury-blindness-view.ts';
export { hideAuthorsInLog, readableScores } from './jury-log-view.ts';
export { type ReaderRoomDependencies, readerJuryRoutes } from './reader-jury-routes.ts';
export { ofJuror } from './works-of-juror-view.ts';
