import type { DataChange } from '#server/core/personal-data/personal-data.ts';
import { listErasableVoters } from './erasable-voters-view.ts';
import { eraseVotersOf } from './erase-people.ts';

/** Erases who voted with the e-mail, where nothing keeps the data. */
export const forgetVotersOfPerson: DataChange = async (db, projectId, person, { now }) => {
  const ids = await listErasableVoters(db, projectId, person);
  return await eraseVotersOf(db, { projectId, ids, because: 'REQUEST' }, now);
};
