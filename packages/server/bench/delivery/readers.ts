import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Where readers of the bench read: a process and the host of a site. */
export interface Readers {
  readonly port: number;
  readonly host: string;
  readonly project: string;
}

/** A name of this machine, which a browser trusts as it trusts HTTPS. */
export const HOST = 'bao.localhost';

/** Gives the site a host of its own, and no other. */
export async function giveHost(db: Db, project: string): Promise<void> {
  await sql`UPDATE projects SET domains = ARRAY[${HOST}] WHERE id = ${project}`.execute(db);
}
