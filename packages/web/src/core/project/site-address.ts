import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';

type SiteOf = Pick<SessionProject, 'domains' | 'code'>;

/** Where a site begins: its main domain, or its place on the console's own host while it has none. */
function siteOrigin({ domains: [main], code }: SiteOf): string {
  return main === undefined ? `${location.origin}/s/${code}` : `https://${main}`;
}

/** The whole address of a page of a site; `path` begins with a slash. */
export function siteAddress(site: SiteOf, path: string): string {
  return siteOrigin(site) + path;
}
