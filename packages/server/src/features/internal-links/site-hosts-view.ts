import { domainToASCII } from 'node:url';
import type { Db } from '#server/core/db/database.ts';

/** Browsers write a domain with Vietnamese letters in ASCII. */
export function hostsOf(domains: readonly string[]): string[] {
  return [...domains, ...domains.map(domainToASCII)];
}

/** The hosts of a project's own site. */
export async function siteHosts(db: Db, projectId: string): Promise<string[]> {
  const { domains } = await db
    .selectFrom('projects')
    .select('domains')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return hostsOf(domains);
}
