import { sql } from 'kysely';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { HeldFound, PersonalDataSource } from '#server/core/personal-data/personal-data.ts';
import { dataRequestNumber } from './data-request-number.ts';
import type { DataRequestRow } from './data-request-store.ts';
import { type KeyOf, openRequester, personKey } from './requester-contact.ts';

interface Dependencies {
  readonly secretBox: SecretBox;
  readonly keyOf?: KeyOf | undefined;
}

/** Other requests of the same e-mail. */
export function heldDataRequests({ secretBox, keyOf }: Dependencies): PersonalDataSource {
  return {
    find: async (db, projectId, { email }, limit) => {
      const key = personKey(keyOf, email);
      if (key === null) return [];
      const { rows } = await sql<DataRequestRow>`
        SELECT * FROM data_requests WHERE project_id = ${projectId} AND person_key = ${key}
        ORDER BY id DESC LIMIT ${limit}`.execute(db);
      return rows.map(
        (row): HeldFound => ({
          id: row.id,
          title: dataRequestNumber(row),
          time: row.received_time,
          match: 'EMAIL',
          facts: {
            name: row.requester_name,
            ...openRequester(secretBox, row),
            details: row.details,
            answer: row.answer,
          },
        }),
      );
    },
  };
}
