export { heldJurors } from './access/held-jurors-view.ts';
export { juryMailJobs } from './access/jury-mail-jobs.ts';
export { forgetJurySessions } from './access/jury-secret-store.ts';
export { isBlindFor } from './jury-blindness-view.ts';
export { type ReaderRoomDependencies, readerJuryRoutes } from './reader-jury-routes.ts';
