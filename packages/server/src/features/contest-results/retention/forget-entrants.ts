import type { DataChange } from '#server/core/personal-data/personal-data.ts';
import { listErasable } from './erasable-entrants-view.ts';
import { erasePeople } from './erase-people.ts';

/** Erases who entered with the e-mail, where nothing keeps the data. */
export const forgetEntrantsOfPerson: DataChange = async (db, projectId, person) => {
  const ids = await listErasable(db, projectId, person);
  return await erasePeople(db, { projectId, ids, because: 'REQUEST' });
};
